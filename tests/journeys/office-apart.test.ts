import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

describe("what customers receive", () => {
  it("holds none of the office's code, calls, texts or addresses", () => {
    const files = globSync("build/client/assets/*.js");
    expect(files.length).toBeGreaterThan(50);
    const telling = files.filter((file) => /\/office\b/.test(readFileSync(file, "utf8")));
    expect(telling).toEqual([]);
  });
});
