import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createOwnWords } from "./own-words.ts";
import { wordsKey } from "./words-key.ts";

const tab = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, text: string) => tab.set(key, text),
    removeItem: (key: string) => tab.delete(key),
  });
});
afterEach(() => {
  tab.clear();
  vi.unstubAllGlobals();
});

const draft = { text: "Is Oman included?", name: "Noor", email: "noor@example.test" };
const line = { key: "a", text: "First words" };
const [noor, omar] = ["noor@example.test", "omar@example.test"];

/** Who types something, and then a reload by who is here then. */
const typedBy = (account: string) => {
  const words = createOwnWords(() => account);
  words.keepDraft(draft);
  words.keepUnsent([{ ...line, state: "waiting" }]);
};
const foundBy = (account: string) => {
  const words = createOwnWords(() => account);
  return { draft: words.draft(), unsent: words.unsent() };
};

const all = { draft, unsent: [{ ...line, state: "failed" }] };
const nothing = { draft: undefined, unsent: [] };

describe("what was typed", () => {
  it.each([
    ["stays with a visitor", "", "", all],
    ["stays with an account", noor, noor, all],
    ["goes on with a visitor who signs in", "", noor, all],
    ["is not another account's", noor, omar, nothing],
    ["is not a visitor's where an account typed it", noor, "", nothing],
  ])("%s over a reload", (_whose, before, now, expected) => {
    typedBy(before);
    expect(foundBy(now)).toEqual(expected);
    expect(tab.has(wordsKey)).toBe(expected === all);
  });

  it.each([
    ["in another tab", noor, omar, true, true],
    ["in another tab, and nobody came", noor, "", true, true],
    ["by expiring, of which the cookie knows nothing", noor, noor, false, true],
    ["for a visitor, who has signed in", "", noor, true, false],
    ["for nobody", noor, noor, true, false],
  ])("is forgotten where the session ends %s", (_how, before, now, isSignedIn, isForgotten) => {
    let account = before;
    const words = createOwnWords(() => account);
    words.keepDraft(draft);
    account = now;
    expect(words.changeHands(isSignedIn)).toBe(isForgotten);
    expect(words.draft()).toEqual(isForgotten ? undefined : draft);
    expect(tab.has(wordsKey)).toBe(!isForgotten);
  });

  it("belongs to an account from when its visitor signs in", () => {
    let account = "";
    const words = createOwnWords(() => account);
    words.keepDraft(draft);
    account = noor;
    words.changeHands(true);
    expect(foundBy("").draft).toBeUndefined();
  });

  it("leaves nothing behind once it is sent", () => {
    const words = createOwnWords(() => noor);
    words.keepDraft(draft);
    words.keepDraft({ text: "", name: "", email: "" });
    words.keepUnsent([]);
    expect(tab.size).toBe(0);
  });

  it("is not mixed up with what is no longer readable", () => {
    tab.set(wordsKey, "no JSON");
    expect(foundBy("")).toEqual(nothing);
  });
});
