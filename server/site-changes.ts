import { dayInDubai } from "../domain/calendar-day.ts";
import type { OpenDatabase } from "./adapters/database/database.ts";
import { createSiteVersionStore } from "./adapters/database/site-version-store.ts";

/** Catches announcements that were lost. */
const POLL_INTERVAL_MS = 1_000;

export type SiteChanges = { onChange: (forget: () => void) => void };

export type WatchedSite = SiteChanges & {
  /** What is read again first, before anything is made from it. */
  beforeChange: (read: () => Promise<void>) => void;
};

/** Watches the site's version. During a database outage the cached values stay. */
export const watchSite = async (
  { db, listen }: Pick<OpenDatabase, "db" | "listen">,
  onError: (error: Error) => void,
  now: () => Date,
) => {
  const store = createSiteVersionStore(db);
  const listeners: (() => void)[] = [];
  const reading: (() => Promise<void>)[] = [];
  let known: string | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    // What is open is shown for a day.
    const version = `${await store.read()} ${dayInDubai(now())}`;
    if (version === known) return;
    for (const read of reading) await read();
    known = version;
    for (const forget of listeners) forget();
  };
  const lookNow = () => (isStopped ? Promise.resolve() : look().catch(onError));
  const lookOn = () => {
    timer = setTimeout(() => void lookNow().then(() => !isStopped && lookOn()), POLL_INTERVAL_MS);
  };

  const unlisten = await listen("site_version", () => void lookNow());
  lookOn();
  return {
    onChange: (forget: () => void) => void listeners.push(forget),
    beforeChange: (read: () => Promise<void>) => void reading.push(read),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await unlisten();
    },
  };
};

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
