import type { SiteChanges } from "../../site-changes.ts";
import type { CachedAnswer } from "../cached-answers.ts";

const MAX_CACHED = 200;

/** `until` by `performance.now()`. */
type KeptPage = { page: CachedAnswer; until: number };

const keptUntil = ({ headers }: Response) => {
  const seconds = headers.get("x-page-kept-seconds");
  return seconds === null ? Infinity : performance.now() + Number(seconds) * 1_000;
};

/** Pages until the site changes, or for as long as their answer says. */
export const createPageCache = (changes: SiteChanges) => {
  let cache = new Map<string, KeptPage>();
  changes.onChange(() => (cache = new Map()));

  return {
    find: (key: string): CachedAnswer | undefined => {
      const known = cache.get(key);
      return known && performance.now() < known.until ? known.page : undefined;
    },

    /** Results of a render during a change are not cached: they may be outdated. */
    keepUnlessChanged: () => {
      const current = cache;
      return (key: string, page: CachedAnswer, answer: Response) => {
        const [oldest] = current.keys();
        if (current.size >= MAX_CACHED && oldest) current.delete(oldest);
        current.set(key, { page, until: keptUntil(answer) });
      };
    },
  };
};
