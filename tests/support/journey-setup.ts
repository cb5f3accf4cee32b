import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { findBrowser } from "./browser.ts";
import { startProduct } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    product: { address: string; gateway: string; dataDir: string };
  }
}

export default async (project: TestProject) => {
  findBrowser();
  if (!existsSync("build/server/index.js") || !existsSync("build/office"))
    throw new Error("The pages are not built: run the journeys through npm test.");
  // All journeys come from one network address.
  const { address, gateway, dataDir, stop } = await startProduct({ RATE_LIMITS: "off" });
  project.provide("product", { address, gateway, dataDir });
  return stop;
};
