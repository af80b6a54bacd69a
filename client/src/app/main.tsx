import "../styles/tokens.css";
import "../styles/base.css";
import "./theme";
import { render } from "preact";
import { loadGameWords, loadWords } from "../i18n";
import { loadMe } from "../server/api";
import { fileOf, isHere, parts } from "../server/server";
import { App } from "./App";

const meanwhile = loadMe().catch(() => null); // if this fails, the page that needs it asks again
await Promise.all([
  loadWords().then(() => (isHere ? loadGameWords("here") : undefined)),
  isHere && import("../offline/parts").then((come) => (parts.value = come)),
]);
render(<App />, document.getElementById("app")!);
void meanwhile;

// The site serves the offline folder too, for times without a connection.
if (document.documentElement.dataset.offline)
  void Promise.all([import("../offline/fallback"), loadGameWords("here")]).then(([come]) => (parts.value = come));

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  const register = (): void => void navigator.serviceWorker.register(fileOf("/sw.js")).catch(() => null);
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
