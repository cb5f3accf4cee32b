import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { bundled } from "./page-scripts.ts";

/** In brotli, as all pages load it. */
const MAX_BYTES = 3_200;

/** In brotli, with its style and the texts of its language. */
const MAX_CHAT_BYTES = 15_000;

const fileOf = (path: string) => fileURLToPath(new URL(`../web/shell/${path}`, import.meta.url));

it("the speed report is one file of at most 3.2 kB", async () => {
  const code = await bundled(fileOf("report-speed.ts"), "esm");
  expect(code).not.toMatch(/\bimport\b|\bexport\b/);
  expect(code).toContain("/api/page-speed");
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(MAX_BYTES);
});

it.each(["en", "ar"])("the chat is one file of at most 15 kB: %s", async (language) => {
  const code = await bundled(fileOf(`chat/chat-${language}.ts`), "esm");
  expect(code).not.toMatch(/\bimport\b/);
  expect(code).toMatch(/export\{.*\bopen\b/s);
  expect(code).toContain(".chat-panel{");
  // Each visitor loads the words of one language.
  expect(/\p{Script=Arabic}/u.test(code)).toBe(language === "ar");
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(MAX_CHAT_BYTES);
});
