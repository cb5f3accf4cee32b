import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../tests/support/open-database.ts";
import type { OpenDatabase } from "../../adapters/database/database.ts";
import { insertInstallation } from "../../adapters/database/installation-store.ts";
import { folderStore } from "../../adapters/storage/folder-store.ts";
import { readConfiguration } from "../../configuration.ts";
import { checkInstallation } from "../installation/installation.ts";
import { endRestoring } from "../installation/restore-command.ts";
import { bySystem, writeAuditIn } from "../../records/audit/audit-store.ts";
import { readHead } from "./chain-head.ts";
import { writeRestoredIn } from "./restored-row.ts";
import { createSealer } from "./sealer.ts";
import { createStanding } from "./standing.ts";
import { verifyCommand } from "./verify-command.ts";

const keys = { auditChain: randomBytes(32), promiseCases: randomBytes(32), digest: "a".repeat(64) };

/** One story: each test goes on where the one before ended. */
describe("a chain whose newest seals were cut while the product runs (E5)", () => {
  let database: OpenDatabase;
  let folder: string;
  const now = () => new Date();
  const parts = () => ({
    configuration: readConfiguration({}),
    db: database.db,
    keys,
    now,
    store: folderStore(folder),
  });
  const act = async () => {
    await database.db.transaction((tx) =>
      writeAuditIn(tx, {
        ...bySystem,
        subject: "staff",
        subjectId: randomUUID(),
        event: "loggedIn",
      }),
    );
    await createSealer(parts()).seal();
  };
  const standing = () => createStanding(parts())();
  const head = () => readHead(parts().store.state);

  const tamper = async (...statements: string[]) => {
    const set = (what: string) =>
      ["audit", "audit_seals"].map((table) => `alter table ${table} ${what} trigger all`);
    for (const statement of [...set("disable"), ...statements, ...set("enable")])
      await database.db.execute(sql.raw(statement));
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), "mizalla-standing-"));
    await checkInstallation(parts());
    for (let row = 0; row < 10; row += 1) await act();
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  it("is whole before, with its head in the store", async () => {
    expect(await standing()).toMatchObject({ kind: "whole" });
    expect(await head()).toMatchObject({ seq: 10 });
  });

  it("is behind at once", async () => {
    await tamper("delete from audit_seals where seq > 7", "delete from audit where id > 7");
    expect(await standing()).toMatchObject({ kind: "behind", last: 7 });
    await expect(verifyCommand(parts())).rejects.toThrow(
      /The store knows seal 10, but the database ends at seal 7.*cut off/,
    );
  });

  it("stays so after further acts, which replace no head", async () => {
    await act();
    expect(await standing()).toMatchObject({ kind: "behind", last: 8 });
    expect(await head()).toMatchObject({ seq: 10 });
    for (let row = 0; row < 5; row += 1) await act();
    expect(await standing()).toMatchObject({ kind: "forked", last: 13 });
    expect(await head()).toMatchObject({ seq: 10 });
    await expect(verifyCommand(parts())).rejects.toThrow(/npm run restore -- --end/);
  });

  it("is not hidden by a row of somebody without the key of the chain", async () => {
    const oldHead = (await head()) ?? null;
    await database.db.transaction((tx) =>
      writeRestoredIn(
        tx,
        { auditChain: randomBytes(32) },
        {
          installationId: randomUUID(),
          oldHead,
          newHead: { seq: 13, digest: "" },
          reason: "forged",
          at: now(),
        },
      ),
    );
    await createSealer(parts()).seal();
    expect(await standing()).toMatchObject({ kind: "forked" });
  });

  it("is acknowledged by an operator's row, which names both heads and why", async () => {
    const oldHead = await head();
    const lines = await endRestoring(parts(), "drill of 25 November");
    expect(lines.join(" ")).toContain("seal 10");
    expect(await standing()).toMatchObject({ kind: "whole", head: { seq: 15 } });
    expect(await verifyCommand(parts())).toEqual([
      expect.stringMatching(/^15 audit rows are whole/),
    ]);
    const { rows } = (await database.db.execute(
      sql`select detail from audit where event = 'restored' order by id desc limit 1`,
    )) as unknown as { rows: { detail: unknown }[] };
    expect(rows[0]?.detail).toMatchObject({
      oldHead,
      newHead: { seq: 14 },
      reason: "drill of 25 November",
      by: "operator",
    });
    await expect(endRestoring(parts(), "again")).rejects.toThrow(/Nothing is being/);
  });

  it("and a missing head is a fault, until an operator has it written again", async () => {
    await parts().store.state.delete("audit-head.json");
    await act();
    expect(await standing()).toEqual({ kind: "headMissing", last: 16 });
    await expect(verifyCommand(parts())).rejects.toThrow(/no audit-head\.json.*16 seals/);
    await endRestoring(parts(), "the file was lost");
    expect(await head()).toMatchObject({ seq: 17 });
    expect(await verifyCommand(parts())).toEqual([expect.stringMatching(/^17 audit rows/)]);
  });
});

it("a head that is written by an installation's first start is that of an empty audit", async () => {
  const database = await openTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "mizalla-standing-"));
  try {
    await insertInstallation(database.db, keys.digest);
    const store = folderStore(folder);
    await checkInstallation({ db: database.db, keys, store, now: () => new Date() });
    expect(await readHead(store.state)).toEqual({ seq: 0, digest: "" });
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
});
