/** What the house says in this language, and what stands on the boxes of the games. */
const house = import.meta.glob<string>("../../../src/formicarium/words/en/{house,site,table}.ftl", {
  eager: true,
  import: "default",
});
const boxes = import.meta.glob<string>("../../../src/formicarium/games/*/words/en.ftl", {
  eager: true,
  import: "default",
  query: "?box",
});
export default [...Object.values(house), ...Object.values(boxes)];
