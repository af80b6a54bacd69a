/** French texts of the site and of the games' boxes. */
const site = import.meta.glob<string>("../../../src/formicarium/i18n/fr/{house,site,table}.ftl", {
  eager: true,
  import: "default",
});
const boxes = import.meta.glob<string>("../../../src/formicarium/games/*/words/fr/box.ftl", {
  eager: true,
  import: "default",
});
export default [...Object.values(site), ...Object.values(boxes)];
