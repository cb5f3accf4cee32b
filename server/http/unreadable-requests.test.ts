import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exchange } from "../../tests/support/raw-calls.ts";
import { openTestApp, type TestApp } from "../../tests/support/test-app.ts";
import { redirectRoutes } from "./pages/redirects.ts";
import { sendSecurityHeaders } from "./security-headers.ts";

describe("an unreadable request", () => {
  let testApp: TestApp;
  let port: number;
  beforeAll(async () => {
    testApp = await openTestApp();
    await testApp.app.listen({ port: 0, host: "127.0.0.1" });
    ({ port } = testApp.app.server.address() as AddressInfo);
  });
  afterAll(() => testApp.close());

  const get = (path: string, ...headers: string[]) =>
    [`GET ${path} HTTP/1.1`, "Host: 127.0.0.1", "Connection: close", ...headers, "", ""].join(
      "\r\n",
    );

  const unreadable: [string, string, number][] = [
    ["an address that is none", get("/%zz"), 400],
    ["an address of the API that is none", get("/api/%c3%28"), 400],
    ["what is no HTTP", "hello\r\n\r\n", 400],
    ["a header without a name", get("/", ": x"), 400],
    ["headers of 20 kB", get("/", `X-Long: ${"x".repeat(20_000)}`), 431],
  ];
  it.each(unreadable)("%s is refused with the headers of every answer", async (_name, text, to) => {
    const { statusCode, headers, json } = await exchange(port, text);
    expect(statusCode).toBe(to);
    expect(headers).toMatchObject({
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(json()).toMatchObject({ status: "fail", code: "request.invalid" });
  });

  it.each(["/healthz", "/readyz", "/api/nav", "/api/nothing"])("%s is not cached", async (url) => {
    expect((await testApp.call({ url })).headers["cache-control"]).toContain("no-store");
  });
});

it("a redirect is not cached either", async () => {
  const app = Fastify();
  sendSecurityHeaders(app, false);
  redirectRoutes(app, false);
  const { statusCode, headers } = await app.inject({ url: "/terms" });
  expect([statusCode, headers["cache-control"]]).toEqual([301, "no-store"]);
  await app.close();
});
