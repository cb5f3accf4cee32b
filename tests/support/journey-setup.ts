import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { findBrowser } from "./browser.ts";
import { startProduct } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the product that all journeys share answers, and its card page. */
    product: { address: string; gateway: string };
  }
}

/** Journeys run against the built pages in a real browser: both must be there. */
export default async (project: TestProject) => {
  findBrowser();
  if (!existsSync("build/server/index.js"))
    throw new Error("The pages are not built: run the journeys through npm test.");
  // All come from one address, which no visitor does.
  const { address, gateway, stop } = await startProduct({ RATE_LIMITS: "off" });
  project.provide("product", { address, gateway });
  return stop;
};
