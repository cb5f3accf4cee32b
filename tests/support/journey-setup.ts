import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
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
  const product = await startProduct({ RATE_LIMITS: "off" });
  const { address, gateway, dataDir } = product;
  project.provide("product", { address, gateway, dataDir });
  // For the products of journeys that need their own.
  const prepared = `${dataDir}-prepared`;
  await product.copyData(prepared);
  process.env["PREPARED_DATA_DIR"] = prepared;
  return async () => {
    await product.stop();
    await rm(prepared, { recursive: true, force: true });
  };
};
