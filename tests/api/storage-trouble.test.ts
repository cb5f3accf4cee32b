import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { problemTexts } from "../../server/http/problem-texts.ts";
import { StorageUnavailable } from "../../server/adapters/storage/document-store.ts";
import { signUpVerified } from "../support/accounts.ts";
import { newPolicyParts, postPurchase } from "../support/sends.ts";
import { openTestApp, type TestApp } from "../support/test-app.ts";

const diskError = (code: string) => Object.assign(new Error(`${code}: write`), { code });

let app: TestApp;
let trouble: Error | undefined;
let checks = 0;
let isHanging = false;

beforeAll(async () => {
  app = await openTestApp({
    storeIn: (store) => ({
      ...store,
      put: async (key, bytes) => {
        if (trouble) throw trouble;
        await store.put(key, bytes);
      },
      delete: async (key) => {
        if (trouble) throw trouble;
        await store.delete(key);
      },
      check: async () => {
        checks += 1;
        if (isHanging) await new Promise(() => {});
        if (trouble) throw trouble;
        await store.check();
      },
    }),
  });
});
beforeEach(() => {
  trouble = undefined;
  isHanging = false;
});
afterAll(() => app.close());

const send = async (language: string) => {
  const person = await signUpVerified(app);
  const parts = await newPolicyParts(app, "vcc");
  return postPurchase(app, "new", person, parts, { "accept-language": language });
};

const ready = async () => {
  const answer = await app.call({ url: "/readyz" });
  return [answer.statusCode, answer.json()];
};

describe("a send that cannot be stored", () => {
  it.each(["ENOSPC", "EDQUOT"])("answers 507 in both languages on %s", async (code) => {
    trouble = diskError(code);
    for (const language of ["en", "ar"] as const) {
      const answer = await send(language);
      expect([answer.statusCode, answer.json()]).toEqual([
        507,
        {
          status: "fail",
          code: "request.noRoom",
          message: problemTexts[language]["request.noRoom"],
        },
      ]);
    }
  });

  it("answers 507 if the database is full", async () => {
    trouble = new Error("query", { cause: diskError("53100") });
    expect((await send("en")).statusCode).toBe(507);
  });

  it("answers 503 with Retry-After while the store does not respond", async () => {
    trouble = new StorageUnavailable("no answer");
    const answer = await send("en");
    expect([answer.statusCode, answer.json().code]).toEqual([503, "request.unavailable"]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("/readyz", () => {
  it("reports which part is missing, and when it is back", async () => {
    await vi.waitFor(
      async () => expect(await ready()).toEqual([200, { database: true, storage: true }]),
      3_000,
    );
    trouble = diskError("ENOSPC");
    await vi.waitFor(
      async () => expect(await ready()).toEqual([503, { database: true, storage: false }]),
      3_000,
    );
    expect((await app.call({ url: "/readyz" })).headers["retry-after"]).toBe("5");
    trouble = undefined;
    await vi.waitFor(
      async () => expect(await ready()).toEqual([200, { database: true, storage: true }]),
      3_000,
    );
  });

  it("answers within 5 s while a check never ends, and is well again with the store", async () => {
    isHanging = true;
    await vi.waitFor(async () => expect((await ready())[0]).toBe(503), 10_000);
    const begun = performance.now();
    expect(await ready()).toEqual([503, { database: true, storage: false }]);
    expect(performance.now() - begun).toBeLessThan(5_000);
    isHanging = false;
    await vi.waitFor(
      async () => expect(await ready()).toEqual([200, { database: true, storage: true }]),
      10_000,
    );
  });

  it("checks once for many callers", async () => {
    const before = checks;
    await Promise.all(Array.from({ length: 20 }, ready));
    await ready();
    expect(checks - before).toBeLessThanOrEqual(2);
  });
});
