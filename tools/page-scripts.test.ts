import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { bundled } from "./page-scripts.ts";

/** In brotli, as all pages load it. */
const MAX_BYTES = 3_200;

it("the speed report is one file of at most 3.2 kB", async () => {
  const path = fileURLToPath(new URL("../web/shell/report-speed.ts", import.meta.url));
  const code = await bundled(path, "esm");
  expect(code).not.toMatch(/\bimport\b|\bexport\b/);
  expect(code).toContain("/api/page-speed");
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(MAX_BYTES);
});
