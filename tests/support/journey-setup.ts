import { existsSync } from "node:fs";
import { findBrowser } from "./browser.ts";

/** Journeys run against the built pages in a real browser: both must be there. */
export default () => {
  findBrowser();
  if (!existsSync("build/server/index.js"))
    throw new Error("The pages are not built: run the journeys through npm test.");
};
