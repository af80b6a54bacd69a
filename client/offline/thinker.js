// Worker that computes moves of bots and the coach's answers (src/formicarium/offline/thinking.py).
import { loadPython } from "./python.js";

const ready = loadPython().then((python) =>
  python.runPython(`
from formicarium.games import SHELF, include_editions
from formicarium.offline.thinking import Hurried
from formicarium.server.bots.worker import ASKED
include_editions(SHELF)
mind = Hurried(SHELF)
lambda question: mind.answer(ASKED.decode(question)).decode()
`),
);

self.onmessage = async ({ data: { number, question } }) => {
  try {
    const answer = await ready;
    self.postMessage({ number, answer: answer(question) });
  } catch (fault) {
    self.postMessage({ number, failed: String(fault) });
  }
};
