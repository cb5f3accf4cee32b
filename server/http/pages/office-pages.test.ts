import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { addOfficePages } from "./office-pages.ts";

const files = {
  scripts: ["/office/assets/main-1.js"],
  styles: ["/office/assets/main-1.css"],
  texts: { en: "/office/assets/en-1.js", ar: "/office/assets/ar-1.js" },
};

const openOffice = async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(cookie);
  const facts = { publicUrl: "http://mizalla.test", isSecure: false, isBuilt: true };
  await addOfficePages(app, files, facts);
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: "mizalla.test", ...headers } });
};

test.each([
  ["/office", "lang=en", 'lang="en" dir="ltr"', "en-1.js", "ar-1.js"],
  ["/office/requests/7", "lang=ar", 'lang="ar" dir="rtl"', "ar-1.js", "en-1.js"],
])("%s with the cookie %s is %s from its first byte", async (url, cookies, html, texts, others) => {
  const answer = await (await openOffice())(url, { cookie: cookies });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`<html ${html}>`);
  expect(answer.body).toContain(texts);
  expect(answer.body).not.toContain(others);
});

test("the office is never stored, indexed, framed or named to other sites", async () => {
  const { headers } = await (await openOffice())("/office/login");
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
  });
  const policy = String(headers["content-security-policy"]);
  for (const rule of [
    "script-src 'self'",
    "style-src 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ])
    expect(policy.split("; ")).toContain(rule);
});

test("a missing file of the office is no page", async () => {
  const answer = await (await openOffice())("/office/assets/gone-1.js");
  expect(answer.statusCode).toBe(404);
});

test("the office has one address", async () => {
  const answer = await (await openOffice())("/office/requests?q=1", { host: "127.0.0.1" });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    302,
    "http://mizalla.test/office/requests?q=1",
  ]);
});
