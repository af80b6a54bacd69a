/** English texts of the site and of the games' boxes. */
const site = import.meta.glob<string>("../../../src/formicarium/i18n/en/{house,site,table}.ftl", {
  eager: true,
  import: "default",
});
const boxes = import.meta.glob<string>("../../../src/formicarium/games/*/words/en/box.ftl", {
  eager: true,
  import: "default",
});
export default [...Object.values(site), ...Object.values(boxes)];
