import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { openClient } from "../../server/adapters/database/open-pglite.ts";
import { openPostgres } from "../../server/adapters/database/open-postgres.ts";
import { OtherHistory } from "../../server/adapters/database/migrating/other-history.ts";
import { earlierDatabase, laterMigration } from "../support/earlier-database.ts";
import { createEmptyPostgres, isPostgres } from "../support/open-database.ts";
import { dumpWhole } from "../support/whole-database.ts";

type Place = {
  /** Opens the database as a start does. */
  open: () => Promise<unknown>;
  query: (text: string) => Promise<{ rows: Record<string, unknown>[] }>;
  execute: (text: string) => Promise<unknown>;
};

const onPostgres = async (): Promise<Place> => {
  const url = await createEmptyPostgres();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return {
    open: async () => (await openPostgres(url, () => {})).close(),
    query: (text) => client.query(text),
    execute: (text) => client.query(text),
  };
};

const onPglite = async (): Promise<Place> => {
  const client = await PGlite.create();
  onTestFinished(() => client.close());
  return {
    open: () => openClient(client),
    query: (text) => client.query(text),
    execute: (text) => client.exec(text),
  };
};

const newPlace = () => (isPostgres ? onPostgres() : onPglite());

const refusalOf = async (place: Place): Promise<unknown> => {
  const before = await dumpWhole(place.query);
  const refusal = await place.open().then(
    () => "opened",
    (error: unknown) => error,
  );
  expect(await dumpWhole(place.query)).toEqual(before);
  return refusal;
};

describe("a database that other migrations made is refused and stays as it is", () => {
  it("that of an earlier commit", async () => {
    const place = await newPlace();
    await place.execute(earlierDatabase);
    const refusal = await refusalOf(place);
    expect(refusal).toBeInstanceOf(OtherHistory);
    expect(String(refusal)).toMatch(/made by an earlier commit.*start with an empty one/);
    expect(String(refusal)).not.toContain("\n");
  });

  it("one with tables but without a journal", async () => {
    const place = await newPlace();
    await place.execute(`${earlierDatabase}; drop schema drizzle cascade`);
    expect(await refusalOf(place)).toBeInstanceOf(OtherHistory);
  });

  it("that of a later version", async () => {
    const place = await newPlace();
    await place.open();
    await place.execute(laterMigration);
    const refusal = await refusalOf(place);
    expect(refusal).toBeInstanceOf(OtherHistory);
    expect(String(refusal)).toMatch(/made by a newer version/);
  });
});

it("a database of this version opens again and again, and so does one whose first start was cut off", async () => {
  const place = await newPlace();
  await place.execute(
    "create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  await place.open();
  const before = await dumpWhole(place.query);
  await place.open();
  expect(await dumpWhole(place.query)).toEqual(before);
});
