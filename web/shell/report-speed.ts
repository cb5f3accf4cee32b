/** One file for all pages, loaded after them. Must stay under 3.2 kB compressed. */
import { type Metric, onCLS, onINP, onLCP } from "web-vitals";
import { isCounted } from "./device/visit-choice.ts";

const { lang: language, dataset } = document.documentElement;
const measured: Record<string, number> = {};

const keep = ({ name, value }: Metric) => {
  measured[name.toLowerCase()] = value;
};

/** Once for each page load. Nobody is followed: without cookies, and not where visits are not to be counted. */
const report = () => {
  if (document.visibilityState !== "hidden") return;
  removeEventListener("visibilitychange", report);
  if (Object.keys(measured).length === 0 || !isCounted()) return;
  fetch("/api/page-speed", {
    method: "POST",
    keepalive: true,
    credentials: "omit",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ page: dataset["page"], language, ...measured }),
  }).catch(console.warn);
};

onLCP(keep);
onINP(keep);
onCLS(keep);
// After those of the package, which say now what they measured last.
addEventListener("visibilitychange", report);
