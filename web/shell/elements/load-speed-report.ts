import { isCounted } from "../device/visit-choice.ts";
import { runWhenIdle } from "./run-when-idle.ts";

/** Measuring must not slow down what it measures: the browser remembers what happened before. */
export const loadSpeedReport = () => {
  const address = document.documentElement.dataset["speed"];
  if (!address || !isCounted()) return;
  const load = () => runWhenIdle([() => import(/* @vite-ignore */ address).catch(console.warn)]);
  if (document.readyState === "complete") load();
  else addEventListener("load", load, { once: true });
};
