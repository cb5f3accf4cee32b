import { expect, test } from "vitest";
import { progressOfParts } from "./upload-progress.ts";

test.each([
  ["nothing has left", { loaded: 0, total: 400 }, [0, 0, 0]],
  ["half of the first", { loaded: 50, total: 400 }, [0.5, 0, 0]],
  ["the first, and half of the second", { loaded: 200, total: 400 }, [1, 0.5, 0]],
  ["everything", { loaded: 400, total: 400 }, [1, 1, 1]],
  ["an unknown total", { loaded: 10, total: 0 }, [0, 0, 0]],
])("parts leave one after another: %s", (_, sent, expected) => {
  expect(progressOfParts([100, 200, 100], sent)).toEqual(expected);
});
