import { expect, test } from "vitest";
import { firstSentence } from "../src/table/rulebook";

test("a rule is quoted by its first sentence", () => {
  expect(firstSentence("One card each. The rest stays.")).toBe("One card each.");
  expect(firstSentence("Combien ? Deux.")).toBe("Combien ?");
  expect(firstSentence("No full stop")).toBe("No full stop");
});

test("a number in a list is not the end of a sentence", () => {
  expect(firstSentence("The order: 1. place; 2. choose; 9. Consolation.")).toBe("The order…");
  expect(firstSentence("L’ordre d’une manche\u00a0: 1. poser\u00a0; 2. choisir. Après\u00a0: rien.")).toBe(
    "L’ordre d’une manche…",
  );
  expect(firstSentence("Cells 1 to 6. Then: 1. place.")).toBe("Cells 1 to 6.");
});
