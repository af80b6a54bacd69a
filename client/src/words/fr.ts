/** Every catalogue of this language that the client speaks; a new game's comes by itself. */
const texts = import.meta.glob<string>(
  [
    "../../../src/formicarium/words/fr/{house,site,table}.ftl",
    "../../../src/formicarium/games/*/words/fr.ftl",
  ],
  { eager: true, import: "default" },
);
export default Object.values(texts);
