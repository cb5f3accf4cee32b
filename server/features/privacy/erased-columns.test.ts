import { getTableColumns, is } from "drizzle-orm";
import { PgTable, pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sentRenewal } from "../../../tests/support/sends.ts";
import { requestRow } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { schema } from "../../adapters/database/schema.ts";
import { lockRequestIn } from "../../records/requests/requests-store.ts";
import { emptyRequestIn } from "./erasing-store.ts";
import { emptyRequest, fates } from "../../adapters/database/personal-columns.ts";

/** Columns whose rows survive an erasure, but without a decision about their content. */
const unclassified = (
  tables: Record<string, unknown>,
  known: Record<string, "rowDeleted" | Record<string, string>>,
) =>
  Object.entries(tables).flatMap(([name, table]) => {
    const fate = known[name];
    if (!is(table, PgTable) || fate === "rowDeleted") return [];
    return Object.keys(getTableColumns(table))
      .filter((column) => !fate?.[column])
      .map((column) => `${name}.${column}`);
  });

describe("what erasing does with a column", () => {
  it("is decided for every column of the database", () => {
    expect(unclassified(schema, fates)).toEqual([]);
  });

  it("is reported as missing for a new column", () => {
    const planted = pgTable("requests", { nickname: text("nickname") });
    expect(unclassified({ requests: planted }, fates)).toEqual(["requests.nickname"]);
  });
});

describe("an erased request whose row has to stay", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  });
  afterAll(() => app.close());

  it("keeps nothing in a personal column, and everything in the others", async () => {
    const { requestId } = await sentRenewal(app);
    const before = await requestRow(app, requestId);
    await app.parts.db.transaction(async (tx) => {
      await lockRequestIn(tx, requestId);
      await emptyRequestIn(tx, requestId);
    });
    expect(await requestRow(app, requestId)).toEqual({ ...before, ...emptyRequest });
    expect(Object.keys(emptyRequest)).toEqual(expect.arrayContaining(["plateNumber", "inputs"]));
    expect(emptyRequest.inputs).toEqual({});
  });
});
