import { readCookie } from "../device/cookies.ts";
import { readStored, removeStored, writeStored } from "../device/storage.ts";
import type { Unsent } from "./lines.ts";
import { wordsKey } from "./words-key.ts";

type Draft = { text: string; name: string; email: string };
type Words = { unsent?: Omit<Unsent, "state">[]; draft?: Draft };

/** `of`: the account whose words they are; "" without one. */
const readKept = (): Words & { of?: string } => {
  try {
    return JSON.parse(readStored("sessionStorage", wordsKey) ?? "{}");
  } catch {
    return {};
  }
};

/**
 * What somebody typed, until the server has it: kept in this tab over a reload. Words of an account
 * are nobody else's. Those of a visitor without one go on with whoever signs in, as their chat does.
 */
export const createOwnWords = (account = () => readCookie("email")) => {
  let owner = account();
  const { of, ...kept } = readKept();
  let words: Words = of === "" || of === owner ? kept : {};

  const change = (more: Words) => {
    words = { ...words, ...more };
    if (words.unsent?.length || Object.values(words.draft ?? {}).some(Boolean))
      writeStored("sessionStorage", wordsKey, JSON.stringify({ of: owner, ...words }));
    else removeStored("sessionStorage", wordsKey);
  };
  change({});

  return {
    unsent: (): Unsent[] => (words.unsent ?? []).map((one) => ({ ...one, state: "failed" })),
    draft: () => words.draft,
    keepUnsent: (unsent: readonly Unsent[]) =>
      change({ unsent: unsent.map(({ key, text }) => ({ key, text })) }),
    keepDraft: (draft: Draft) => change({ draft }),

    /**
     * True where they are somebody else's by now, and forgotten: a session also ends in another tab,
     * or without a word, so that the server knows better than the cookie that the header shows.
     */
    changeHands: (isSignedIn: boolean): boolean => {
      const before = owner;
      owner = isSignedIn ? account() : "";
      if (before === owner) return false;
      const isOthers = before !== "";
      if (isOthers) words = {};
      change({});
      return isOthers;
    },
  };
};

export type OwnWords = ReturnType<typeof createOwnWords>;
