import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpVerified } from "../support/accounts.ts";
import { postRenewal, renewalParts } from "../support/sends.ts";
import { openTestApp, type TestApp } from "../support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

const ask = (url: string, accepted?: string, headers: Record<string, string> = {}) =>
  app.call({ url, headers: { ...headers, ...(accepted && { "accept-encoding": accepted }) } });

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

describe("public answers of 1 kB and more", () => {
  it.each(["/api/packages/renew/saloon/4", "/api/nav", "/api/openapi.json"])(
    "of %s are compressed as requested, without changing the content",
    async (url) => {
      const plain = await ask(url);
      expect(plain.headers["content-encoding"]).toBeUndefined();
      for (const encoding of ["br", "gzip"] as const) {
        const answer = await ask(url, encoding);
        expect(answer.headers).toMatchObject({
          "content-encoding": encoding,
          "content-type": plain.headers["content-type"],
        });
        expect(String(answer.headers["vary"]).toLowerCase()).toContain("accept-encoding");
        expect(unpack[encoding](answer.rawPayload).equals(plain.rawPayload)).toBe(true);
      }
    },
  );

  it("with quotes are smaller than 5 kB", async () => {
    for (const encoding of ["br", "gzip"])
      expect((await ask("/api/packages/new/station/8", encoding)).rawPayload.length).toBeLessThan(
        5_000,
      );
  });

  it("are sent uncompressed unless the client asks for compression", async () => {
    expect((await ask("/api/nav", "br;q=0, identity")).headers["content-encoding"]).toBeUndefined();
    expect((await ask("/healthz", "br")).headers["content-encoding"]).toBeUndefined();
  });
});

describe("private answers", () => {
  it("are compressed only if they do not mix user input with secrets", async () => {
    const person = await signUpVerified(app);
    for (const plateNumber of ["11111", "22222", "33333", "44444"]) {
      const sent = await postRenewal(app, person, await renewalParts(app, { plateNumber }));
      expect(sent.statusCode).toBe(200);
    }
    const encodingOf = async (url: string) => {
      const { headers, rawPayload, statusCode } = await ask(url, "br", person.headers);
      return [statusCode, headers["content-encoding"], rawPayload.length > 0];
    };
    expect(await encodingOf("/api/carins/insurance-requests")).toEqual([200, "br", true]);
    expect(await encodingOf("/api/users/me/data")).toEqual([200, undefined, true]);
  });
});
