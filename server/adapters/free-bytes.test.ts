import { expect, it } from "vitest";
import { freeBytes } from "./free-bytes.ts";

it("the memory of a large buffer is freed at once", () => {
  const bytes = Buffer.alloc(64e6);
  const held = process.memoryUsage().arrayBuffers;
  freeBytes(bytes);
  expect(bytes).toHaveLength(0);
  expect(held - process.memoryUsage().arrayBuffers).toBeGreaterThan(60e6);
});

it("memory that other buffers share is not freed", () => {
  const small = Buffer.from("small");
  const part = Buffer.alloc(1e6, "x").subarray(1);
  freeBytes(small);
  freeBytes(part);
  expect(small.toString()).toBe("small");
  expect(part).toHaveLength(1e6 - 1);
});
