import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const DESCRIPTIONS = ["/api/openapi.json", "/api/docs/json", "/api/docs/yaml"];
const FILES = ["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"];

describe("the API's description", () => {
  it.each(DESCRIPTIONS)("at %s is written once and answered from memory", async (url) => {
    const headers = { "accept-encoding": "br" };
    const first = await app.call({ url, headers });
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({ "content-encoding": "br", "cache-control": "no-cache" });

    const began = performance.now();
    for (let call = 0; call < 20; call += 1)
      expect((await app.call({ url, headers })).rawPayload.equals(first.rawPayload)).toBe(true);
    // Writing it once more takes 50 ms.
    expect((performance.now() - began) / 20).toBeLessThan(20);

    const etag = String(first.headers.etag);
    const again = await app.call({ url, headers: { ...headers, "if-none-match": etag } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it("says the same at both addresses of its JSON", async () => {
    const [one, other] = await Promise.all(DESCRIPTIONS.map((url) => app.call({ url })));
    expect(one?.json()).toEqual(other?.json());
    expect(one?.json()).toMatchObject({ paths: { "/api/users/login": {} } });
  });
});

describe("the pages that show it", () => {
  const paths = ["/api/docs", "/api/docs/", ...FILES.map((name) => `/api/docs/static/${name}`)];
  it.each([...paths, "/api/docs/static/swagger-initializer.js", "/api/docs/json"])(
    "%s has our own policy",
    async (url) => {
      const { statusCode, headers } = await app.call({ url });
      expect(statusCode).toBe(200);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/https:|validator|unsafe/);
      expect(headers).toMatchObject({
        "x-frame-options": "DENY",
        "x-content-type-options": "nosniff",
      });
    },
  );

  it("has no other files", async () => {
    for (const name of ["nothing.js", "..%2Findex.js", "%2e%2e%2fpackage.json"])
      expect((await app.call({ url: `/api/docs/static/${name}` })).statusCode).toBe(404);
  });
});
