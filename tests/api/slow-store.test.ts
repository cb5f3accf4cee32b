import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { StorageUnavailable } from "../../server/adapters/storage/document-store.ts";
import { signUpVerified } from "../support/accounts.ts";
import { postRenewal, renewalParts } from "../support/sends.ts";
import { openTestApp, type TestApp } from "../support/test-app.ts";

const PUT_MS = 1_000;
const FAILING = 3;

let app: TestApp;
let underWay = 0;
let most = 0;
let puts = 0;
let isFailing = false;

beforeAll(async () => {
  app = await openTestApp({
    environment: { RATE_LIMITS: "off" },
    storeIn: (store) => ({
      ...store,
      put: async (key, bytes) => {
        puts += 1;
        const number = puts;
        const copy = Uint8Array.from(bytes);
        underWay += 1;
        most = Math.max(most, underWay);
        await setTimeout(PUT_MS);
        underWay -= 1;
        if (isFailing && number === FAILING) throw new StorageUnavailable("no answer");
        await store.put(key, copy);
      },
    }),
  });
});
afterAll(() => app.close());
beforeEach(() => {
  [underWay, most, puts, isFailing] = [0, 0, 0, false];
});

const storedKeys = async () =>
  (await Array.fromAsync(app.parts.store.list())).map(({ key }) => key).toSorted();

it("six pictures of a send are stored at the same time", async () => {
  const person = await signUpVerified(app);
  const parts = await renewalParts(app);
  const begun = performance.now();
  expect((await postRenewal(app, person, parts)).statusCode).toBe(200);
  expect(performance.now() - begun).toBeLessThan(2 * PUT_MS);
  expect([puts, most]).toEqual([6, 6]);
});

it("when one of them fails, none stays", async () => {
  const person = await signUpVerified(app);
  const parts = await renewalParts(app);
  const before = await storedKeys();
  isFailing = true;
  const answer = await postRenewal(app, person, parts);
  expect([answer.statusCode, answer.json().code]).toEqual([503, "request.unavailable"]);
  expect(underWay).toBe(0);
  expect(await storedKeys()).toEqual(before);

  isFailing = false;
  expect((await postRenewal(app, person, parts)).statusCode).toBe(200);
  expect((await storedKeys()).length).toBe(before.length + 6);
});
