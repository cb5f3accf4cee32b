import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HOUR_MS } from "../../../domain/durations.ts";
import { openTestDatabase } from "../../../tests/support/open-database.ts";
import type { OpenDatabase } from "../../adapters/database/database.ts";
import { folderStore } from "../../adapters/storage/folder-store.ts";
import type { AuditParts } from "./audit-parts.ts";
import { bySystem, writeAuditIn } from "../../records/audit/audit-store.ts";
import { FIRST_HEAD, writeHead } from "./chain-head.ts";
import { createSealer } from "./sealer.ts";
import { createVerification } from "./verify-chain.ts";

let database: OpenDatabase;
let parts: AuditParts;
let folder: string;
let clock: number;
let sealer: ReturnType<typeof createSealer>;
let verify: ReturnType<typeof createVerification>;

beforeEach(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "mizalla-audit-"));
  clock = Date.now();
  parts = {
    db: database.db,
    keys: { auditChain: randomBytes(32) },
    now: () => new Date(clock),
    store: folderStore(folder),
  };
  await writeHead(parts.store.state, FIRST_HEAD, parts.now());
  sealer = createSealer(parts);
  verify = createVerification(parts);
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const write = () =>
  parts.db.transaction((tx) =>
    writeAuditIn(tx, {
      ...bySystem,
      subject: "request",
      subjectId: randomUUID(),
      event: "taken",
      detail: { b: 1, a: [2, "ب"] },
      at: parts.now(),
    }),
  );

const writeSealed = async (count: number) => {
  for (let written = 0; written < count; written++) await write();
  await sealer.seal();
};

/** What somebody can do who owns the tables. */
const tamper = async (...statements: string[]) => {
  const all = ["audit", "audit_seals"];
  const set = (what: string) => all.map((table) => `alter table ${table} ${what} trigger all`);
  for (const statement of [...set("disable"), ...statements, ...set("enable")])
    await parts.db.execute(sql.raw(statement));
};

describe("the chain of the audit", () => {
  it("verifies with no row, and with many", async () => {
    expect(await verify()).toMatchObject({ rows: 0 });
    await writeSealed(3);
    await writeSealed(2);
    expect(await verify()).toMatchObject({ rows: 5 });
  });

  it("is whole after 50 simultaneous writers and two sealers", async () => {
    const other = createSealer(parts);
    await Promise.all([...Array.from({ length: 50 }, () => write()), sealer.seal(), other.seal()]);
    await sealer.seal();
    expect(await verify()).toMatchObject({ rows: 50 });
  });

  it.each([
    ["changed", "update audit set event = 'other' where id = 2", { fault: "changed", auditId: 2 }],
    [
      "changed in its detail",
      `update audit set detail = '{"b": 2}' where id = 3`,
      { fault: "changed", auditId: 3 },
    ],
    ["removed", "delete from audit where id = 2", { fault: "removed", auditId: 2 }],
    [
      "removed with its seal",
      "delete from audit_seals where seq = 2; delete from audit where id = 2",
      { fault: "sealMissing", seq: 2 },
    ],
    [
      "cut off at the end",
      "delete from audit_seals where seq = 4; delete from audit where id = 4",
      { fault: "behind", seq: 4, last: 3 },
    ],
  ])("finds a row that was %s", async (_what, statements, fault) => {
    await writeSealed(4);
    await tamper(...statements.split("; "));
    expect(await verify()).toEqual(fault);
  });

  it("finds a row that was written past the sealer", async () => {
    await writeSealed(1);
    await tamper(
      "insert into audit (actor, subject, subject_id, event) " +
        `values ('system', 'request', '${randomUUID()}', 'forged')`,
    );
    clock += HOUR_MS;
    await sealer.seal();
    expect(await verify()).toEqual({ fault: "unsealed", auditId: 2 });
  });

  it.each([
    "update audit set event = 'other'",
    "delete from audit",
    "truncate audit cascade",
    "update audit_seals set digest = ''",
    "delete from audit_seals",
    "truncate audit_seals",
  ])("lets the database refuse: %s", async (statement) => {
    await writeSealed(1);
    await expect(parts.db.execute(sql.raw(statement))).rejects.toThrow();
    expect(await verify()).toMatchObject({ rows: 1 });
  });
});
