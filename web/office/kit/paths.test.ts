import { expect, test } from "vitest";
import { loginThen, nextOf } from "./paths.ts";

const nextIn = (address: string) => nextOf(new URL(address, "http://here").searchParams);

test.each([
  ["/office/requests/7?view=new", "/office/requests/7?view=new"],
  ["/office", "/office"],
  ["/office?x=1", "/office?x=1"],
])("the login leads on to %s", (next, to) => {
  expect(nextIn(loginThen(next))).toBe(to);
});

test.each([
  "/profile",
  "/officers",
  "//elsewhere.test/office",
  "https://elsewhere.test/office",
  "/office/login?next=/office/login",
  "/office/set-password/abc",
  "",
])("the login does not lead to %j", (next) => {
  expect(nextIn(loginThen(next))).toBe("/office");
});
