import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyDraft, withAnswer } from "../../../domain/purchase/draft.ts";
import { PURCHASE_LIFETIME_MS, purchaseKeys } from "../../../domain/purchase/purchase-keys.ts";
import { clearPurchase } from "../draft/clear-purchase.ts";
import { loadDraft, saveDraft } from "../draft/stored-draft.ts";
import { loadEditing } from "../draft/editing.ts";
import { openRequest } from "./open-request.ts";

const renewalOf = (plateNumber: string) =>
  withAnswer(emptyDraft("renew"), "plateNumber", plateNumber);

/** What the server says of a request, as far as it is laid out. */
const requestOf = (id: string) => ({
  _id: id,
  number: "MZ-7F3K2Q",
  version: 3,
  type: "renew",
  mayEdit: true,
  answers: { plateNumber: "22222" },
  documents: [],
  userInfo: { username: "Mariam", email: "mariam@example.test" },
  phonenumber: "971501234567",
  selectedPlan: null,
  confirmation: {},
});

const present = () => ({ edited: loadEditing()?.requestId, plate: loadDraft()?.plateNumber });
const aDayLater = () =>
  vi.useFakeTimers({ now: Date.now() + PURCHASE_LIFETIME_MS, toFake: ["Date"] });

let isServerUp: boolean;
let stored: Map<string, string>;

beforeEach(async () => {
  isServerUp = true;
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal("fetch", (path: string) =>
    isServerUp
      ? Promise.resolve(Response.json({ data: requestOf(path.split("/").at(-1) ?? "") }))
      : Promise.reject(new TypeError("No network.")),
  );
  await clearPurchase();
  await clearPurchase();
});
afterEach(() => vi.useRealTimers());

test("answers typed for a request stay when it is opened again", async () => {
  expect(await openRequest("7c1b")).toBe("opened");
  expect(present()).toEqual({ edited: "7c1b", plate: "22222" });
  saveDraft(renewalOf("33333"));
  expect(await openRequest("7c1b")).toBe("opened");
  expect(present()).toEqual({ edited: "7c1b", plate: "33333" });
});

test("an edit left for a day begins again from the request", async () => {
  await openRequest("7c1b");
  aDayLater();
  expect(await openRequest("7c1b")).toBe("opened");
  expect(present()).toEqual({ edited: "7c1b", plate: "22222" });
});

test("beginning an edit again does not touch the purchase on the device", async () => {
  await openRequest("7c1b");
  aDayLater();
  // Another tab has been at work there.
  const written = { ...renewalOf("11111"), savedAt: Date.now() };
  stored.set(purchaseKeys.draft, JSON.stringify(written));
  expect(await openRequest("7c1b")).toBe("opened");
  await clearPurchase();
  expect(present()).toEqual({ edited: undefined, plate: "11111" });
});

test("a request that cannot be read after a day is not opened", async () => {
  await openRequest("7c1b");
  aDayLater();
  isServerUp = false;
  expect(await openRequest("7c1b")).toBe("failed");
  isServerUp = true;
  expect(await openRequest("7c1b")).toBe("opened");
  expect(present()).toEqual({ edited: "7c1b", plate: "22222" });
});
