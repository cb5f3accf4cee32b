import type { OpenDatabase } from "./adapters/database/database.ts";
import { createSiteVersionStore } from "./adapters/database/site-version-store.ts";

/** Milliseconds between two looks at the version, for what was announced and not heard. */
const EVERY = 1_000;

/** Tells what keeps something in memory when packages, insurers or the menu have changed. */
export type SiteChanges = { onChange: (forget: () => void) => void };

/**
 * Follows the version of the site in the database: as soon as a change is announced, and by looking
 * every second. While the database does not answer, what is in memory stays.
 */
export const watchSite = async (
  { db, listen }: Pick<OpenDatabase, "db" | "listen">,
  onError: (error: Error) => void,
) => {
  const store = createSiteVersionStore(db);
  const listeners: (() => void)[] = [];
  let known: number | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    const version = await store.read();
    if (version === known) return;
    known = version;
    for (const forget of listeners) forget();
  };
  const lookNow = () => (isStopped ? Promise.resolve() : look().catch(onError));
  const lookOn = () => {
    timer = setTimeout(() => void lookNow().then(() => !isStopped && lookOn()), EVERY);
  };

  const unlisten = await listen("site_version", () => void lookNow());
  lookOn();
  return {
    onChange: (forget: () => void) => void listeners.push(forget),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await unlisten();
    },
  };
};

/** What was loaded stays in memory until the site changes; what failed is loaded again. */
export const untilChange = <Value>({ onChange }: SiteChanges, load: () => Promise<Value>) => {
  let known: Promise<Value> | undefined;
  onChange(() => (known = undefined));

  return () => {
    if (known) return known;
    const loading = load();
    known = loading;
    loading.catch(() => {
      if (known === loading) known = undefined;
    });
    return loading;
  };
};
