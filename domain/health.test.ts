import { expect, it } from "vitest";
import { healthCause } from "./health.ts";

it.each([
  ["ECONNECTION 421", "refused"],
  ["ECONNREFUSED", "refused"],
  ["ETIMEDOUT", "silent"],
  ["TimeoutError", "silent"],
  ["EAUTH 535", "login"],
  ["EENVELOPE 550", "address"],
  ["ENOTFOUND", "unknownHost"],
  ["ENOSPC", "noRoom"],
  ["", "other"],
])("%s is understood as %s", (code, cause) => {
  expect(healthCause(code)).toBe(cause);
});
