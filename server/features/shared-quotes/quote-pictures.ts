import { wordmarkIn } from "../../../contract/insurers.ts";
import type { Language } from "../../../domain/language.ts";
import type { Papers } from "../../adapters/papers/papers.ts";
import { currentCaller } from "../../http/current-caller.ts";
import { createFairTurns } from "../../http/fair-turns.ts";
import type { Parts } from "../../parts.ts";
import { findWordmark } from "../quotes/wordmarks-store.ts";
import type { SharedQuoteRow } from "./shared-quotes-store.ts";

/** About 60 kB each. */
const MAX_CACHED = 100;

/** Each takes about a tenth of a second of one processor. */
const turns = createFairTurns({ atOnce: 2, maxWaiting: 40, maxWaitMs: 5_000 });

/** Pictures for links shown by other sites; made once for each quote and language. */
export const createQuotePictures = ({
  db,
  papers,
}: Pick<Parts, "db"> & { papers: Pick<Papers, "quotePicture"> }) => {
  const cache = new Map<string, Promise<Buffer>>();

  return {
    /** PNG. @throws {Problem} request.busy */
    of: ({ codeHash, quote, expiresAt }: SharedQuoteRow, language: Language): Promise<Buffer> => {
      const key = `${codeHash} ${language}`;
      const known = cache.get(key);
      if (known) return known;
      const shown = quote[language];
      const making = turns.run(currentCaller(), async () => {
        const digest = wordmarkIn(shown.logo);
        const wordmark = digest === undefined ? undefined : await findWordmark(db, digest, "png");
        return papers.quotePicture({ language, quote: shown, wordmark, expiresAt });
      });
      const [oldest] = cache.keys();
      if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
      cache.set(key, making);
      making.catch(() => cache.delete(key));
      return making;
    },
  };
};

export type QuotePictures = ReturnType<typeof createQuotePictures>;
