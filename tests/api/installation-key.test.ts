import { afterEach, beforeEach, expect, it } from "vitest";
import type { OpenDatabase } from "../../server/adapters/database/database.ts";
import { checkKey } from "../../server/adapters/database/installation-store.ts";
import { WrongConfiguration } from "../../server/configuration.ts";
import { openTestDatabase } from "../support/open-database.ts";

const [KEY, OTHER] = ["a".repeat(64), "b".repeat(64)];

let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

it("accepts only the key with which the database was created", async () => {
  await checkKey(database.db, KEY);
  await checkKey(database.db, KEY);
  await expect(checkKey(database.db, OTHER)).rejects.toThrow(WrongConfiguration);
  await checkKey(database.db, KEY);
});

it("lets replicas start at the same time with the same key", async () => {
  await Promise.all(Array.from({ length: 8 }, () => checkKey(database.db, KEY)));
});

it("accepts one of two keys that are used at the same time", async () => {
  const results = await Promise.allSettled([KEY, OTHER].map((key) => checkKey(database.db, key)));
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});
