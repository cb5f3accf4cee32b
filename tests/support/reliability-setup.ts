import { rm } from "node:fs/promises";
import { startProduct } from "./product.ts";

/** Workers inherit the environment. */
export default async () => {
  const product = await startProduct();
  await product.kill("SIGTERM");
  process.env["PREPARED_DATA_DIR"] = product.dataDir;
  return () => rm(product.dataDir, { recursive: true, force: true });
};
