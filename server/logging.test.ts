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
  ["/quotes/CODE?x=1", "/quotes/…"],
  ["/AR/Quotes/CODE", "/AR/Quotes/…"],
  ["//ar//quotes/CODE.data", "/ar/quotes/…"],
  ["/api/quotes/CODE", "/api/quotes/…"],
  ["/api/quotes/CODE/picture.png?lang=ar", "/api/quotes/…"],
  ["/api/quotes", "/api/quotes"],
  ["/documents/TOKEN", "/documents/…"],
  ["/ar/documents/TOKEN.data", "/ar/documents/…"],
  ["/api/document-requests/TOKEN", "/api/document-requests/…"],
  ["/api/%71uotes/CODE", "/api/quotes/…"],
  ["/%61r/reset%2Dpassword/TOKEN/%ff", "/ar/reset-password/…"],
  ["/api/users%2Fa@b.test", "/api/users/…"],
])("%s is logged as %s", (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

test.each([
  "784199012345671",
  "784-1990-1234567-1",
  "784%2D1990%2d1234567%2D1",
  "784%201990%201234567%201",
  "784%252D1990%252D1234567%252D1",
  "784+1990.1234567_1",
  "784%E2%80%931990%E2%80%931234567%E2%80%931",
  "784\u20111990\u20111234567\u20111",
  "%37%38%34199012345671",
  "٧٨٤-١٩٩٠-١٢٣٤٥٦٧-١",
  encodeURIComponent("٧٨٤-١٩٩٠-١٢٣٤٥٦٧-١"),
  encodeURIComponent("۷۸۴ ۱۹۹۰ ۱۲۳۴۵۶۷ ۱"),
  encodeURIComponent(encodeURIComponent("٧٨٤١٩٩٠١٢٣٤٥٦٧١")),
])("the Emirates ID %s is not logged, wherever in a path it stands", (id) => {
  expect(loggedPath(`/profile/${id}/edit?id=${id}`)).toBe("/profile/…/edit");
  expect(loggedPath(`/${id}`)).toBe("/…");
});

test.each(["/api/carins/insurance-requests/784199f1-2345-4671-8abc-0123456789ab", "/784/1990"])(
  "%s holds no Emirates ID and stays",
  (path) => expect(loggedPath(path)).toBe(path),
);

test("a failed query is logged without its parameters and values", () => {
  const cause = Object.assign(new Error('invalid input: "Mariam"'), { code: "22P02" });
  const error = new Error("Failed query: update x\nparams: Mariam,784-1990", { cause });
  const logged = JSON.stringify(loggerOptions(readConfiguration({})).serializers.err(error));
  expect(logged).toContain("Failed query: update x");
  expect(logged).toContain("22P02");
  expect(logged).toContain("logging.test.ts");
  expect(logged).not.toMatch(/Mariam|784/);
});
