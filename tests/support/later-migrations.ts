import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrationsFolder } from "../../server/adapters/database/migrating/history.ts";

type Journal = { entries: { idx: number; tag: string }[] };

const copied = async (change: (journal: Journal) => Journal) => {
  const folder = await mkdtemp(join(tmpdir(), "mizalla-migrations-"));
  await cp(migrationsFolder, folder, { recursive: true });
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8")) as Journal;
  await writeFile(path, JSON.stringify(change(journal)));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};

/** Those of the first release alone. */
export const firstMigration = () =>
  copied(({ entries, ...rest }) => ({ ...rest, entries: entries.slice(0, 1) }));

/** The product's migrations and one that a later release adds, its steps in order. */
export const withLaterMigration = async (...steps: readonly string[]) => {
  let tag = "";
  const { folder, remove } = await copied(({ entries, ...rest }) => {
    const idx = entries.length;
    tag = `${idx}_later`;
    const later = { ...entries.at(-1), idx, tag, when: Date.UTC(2030, 0, idx) };
    return { ...rest, entries: [...entries, later] };
  });
  await writeFile(join(folder, `${tag}.sql`), steps.join("\n--> statement-breakpoint\n"));
  return { folder, remove };
};
