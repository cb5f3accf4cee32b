import { expect, it } from "vitest";
import { freeBytes } from "./free-bytes.ts";

it("frees a large buffer at once", () => {
  const bytes = Buffer.alloc(64e6);
  const held = process.memoryUsage().arrayBuffers;
  freeBytes(bytes);
  expect(bytes).toHaveLength(0);
  expect(held - process.memoryUsage().arrayBuffers).toBeGreaterThan(60e6);
});

it("leaves memory alone that others share", () => {
  const small = Buffer.from("small");
  const part = Buffer.alloc(1e6, "x").subarray(1);
  freeBytes(small);
  freeBytes(part);
  expect(small.toString()).toBe("small");
  expect(part).toHaveLength(1e6 - 1);
});
