import { expect, test } from "vitest";
import { loggedPath, loggerOptions } from "./logging.ts";
import { readConfiguration } from "./configuration.ts";

test.each([
  ["/about?email=a@b.test", "/about"],
  ["/api/users/me", "/api/users/me"],
  ["/api/users/a@b.test", "/api/users/…"],
  ["/API/users/a@b.test", "/API/users/…"],
  ["/reset-password/TOKEN", "/reset-password/…"],
  ["/AR/Reset-Password/TOKEN?x=1", "/AR/Reset-Password/…"],
  ["//reset-password/TOKEN", "/reset-password/…"],
  ["http://mizalla.test/reset-password/TOKEN", "/reset-password/…"],
])("%s is logged as %s", (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

test("a failed query is logged without its parameters", () => {
  const options = loggerOptions(readConfiguration({}));
  const { err } = (options as { serializers: { err: (error: Error) => object } }).serializers;
  const logged = JSON.stringify(err(new Error("Failed query: update x\nparams: Mariam,784-1990")));
  expect(logged).toContain("Failed query: update x");
  expect(logged).toContain("logging.test.ts");
  expect(logged).not.toMatch(/Mariam|784/);
});
