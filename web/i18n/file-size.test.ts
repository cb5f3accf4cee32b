import { expect, test } from "vitest";
import { fileSize } from "./file-size.ts";

test.each([
  [1, "kilobytes", "1"],
  [387_499, "kilobytes", "387"],
  [1_000_000, "megabytes", "1.0"],
  [10_485_760, "megabytes", "10.5"],
])("%i bytes are %s: %s", (bytes, unit, size) => {
  expect(fileSize(bytes)).toEqual({ unit, size });
});
