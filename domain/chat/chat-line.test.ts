import { describe, expect, it } from "vitest";
import { cleanLine, lineProblem } from "./chat-line.ts";
import { MAX_LINE } from "./chat-state.ts";

describe("a line", () => {
  it("keeps its breaks, HTML and direction marks as text, but no control characters", () => {
    expect(cleanLine("  a\r\nb\0\u0007 <b>\u202Ec ")).toBe("a\nb <b>\u202Ec");
  });

  it.each([
    ["", "textRequired"],
    ["x".repeat(MAX_LINE), undefined],
    ["x".repeat(MAX_LINE + 1), "textTooLong"],
  ] as const)("of these characters is refused or not", (line, problem) => {
    expect(lineProblem(line)).toBe(problem);
  });
});
