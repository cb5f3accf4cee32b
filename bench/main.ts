// Pages in both languages by default; `-- / /login`: these pages; `-- api`; `-- sends`; `-- overload`; `-- flood`;
// `-- rating`; `-- quotes`; `-- chats`; `-- desk`, `-- desk 1000 100000`.
import { mkdir, writeFile } from "node:fs/promises";

const given = process.argv.slice(2);
const [first = "pages"] = given;
const name = first.startsWith("/") ? "pages" : first;

const measures: Record<string, () => Promise<Record<string, object>>> = {
  api: async () => (await import("./api.ts")).measureApi(),
  sends: async () => (await import("./sends.ts")).measureSends(),
  flood: async () => (await import("./flood.ts")).measureFlood(),
  overload: async () => (await import("./overload.ts")).measureOverload(),
  rating: async () => (await import("./rating.ts")).measureRating(),
  chats: async () => (await import("./chats.ts")).measureChats(),
  quotes: async () => (await import("./quotes.ts")).measureQuotes(),
  desk: async () => (await import("./desk.ts")).measureDesk(given.slice(1)),
  pages: async () => (await import("./pages.ts")).measurePages(given),
};

const measure = measures[name];
if (!measure)
  throw new Error(`Unknown: ${name}. Measured are ${Object.keys(measures).join(", ")}.`);
const rows = await measure();
console.table(rows);
await mkdir("bench/results", { recursive: true });
await writeFile(`bench/results/${name}.json`, JSON.stringify(rows, null, 2));
