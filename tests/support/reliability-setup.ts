import { rm } from "node:fs/promises";
import { startProduct } from "./product.ts";

/** Workers inherit the environment. */
export default async () => {
  const product = await startProduct();
  const code = await product.kill("SIGTERM");
  if (code !== 0) throw new Error(`The product stopped with ${code}:\n${product.output()}`);
  process.env["PREPARED_DATA_DIR"] = product.dataDir;
  return () => rm(product.dataDir, { recursive: true, force: true });
};
