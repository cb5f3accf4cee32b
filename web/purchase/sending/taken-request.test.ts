import { expect, test } from "vitest";
import { afterTaken } from "./taken-request.ts";

test.each([
  ["/req_true", "/req_true"],
  ["/ar/req_true", "/ar/req_true"],
  ["/profile?new=1", "/profile?new=1"],
  ["", "/req_true"],
  ["https://elsewhere.test/", "/req_true"],
  ["//elsewhere.test", "/req_true"],
  ["/\\elsewhere.test", "/req_true"],
  ["/\t/elsewhere.test", "/req_true"],
  ["javascript:alert(1)", "/req_true"],
])("redirectUrl %j leads to %s, never to another site", (redirectUrl, path) => {
  expect(afterTaken({ redirectUrl })).toBe(path);
});
