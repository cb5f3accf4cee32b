import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const features = "server/{features,records}";

/** A subject has rows in `records`, what one does with them in `features`. Staff work on what customers' features own, and erasing reaches every table. */
const isEverywhere = (feature: string) => feature === "office" || feature === "privacy";

/**
 * Tables that a feature reads in one statement with its own, or asks about while it holds its lock.
 * It imports a function of the owner's store for anything else.
 */
const readsOfOthers: Record<string, readonly string[]> = {
  // An account that is not known gets no row.
  audit: ["users"],
  // Who answers, whose requests a visitor may name, and where a transcript goes.
  chat: ["chatLines", "chats", "requests", "staff", "staffRoleRows", "users"],
  // Triggers write them, from accounts and requests.
  clients: ["clients", "requests", "users"],
  "document-requests": ["requests"],
  documents: ["audit", "requests"],
  // What was committed, in the order of the seals; requests of before the audit named them.
  figures: ["audit", "auditPending", "auditSeals", "requests"],
  offers: ["requests"],
  // Up to when is counted, and what insurers are called.
  "our-times": ["figureCursor", "insurers"],
  payments: ["insurers", "requests"],
  policies: ["agreements", "paymentAttempts", "requests"],
  // What a refund is counted by.
  refunds: ["requests"],
  requests: ["audit", "charges", "policies", "policyFiles", "users"],
  // Whether the rows that ended its cases are still there.
  promises: ["audit", "auditSeals"],
  // What colleagues are called; the office writes them.
  staff: ["staff"],
  // Whose files have rows.
  files: ["documents", "draftDocuments", "planFiles", "policyFiles", "refundFiles"],
};

type Use = { feature: string; table: string };

const stores = globSync(`${features}/**/*-store.ts`, { cwd: root }).map((path) => ({
  feature: path.split("/")[2] ?? "",
  text: readFileSync(`${root}/${path}`, "utf8"),
}));

const usesOf = (pattern: RegExp): Use[] =>
  stores.flatMap(({ feature, text }) =>
    Array.from(text.matchAll(pattern), ([, names = ""]) => names.split(","))
      .flat()
      .map((name) => ({ feature, table: name.trim() }))
      .filter(({ table }) => table !== "" && !isEverywhere(feature)),
  );

const inserting = [
  ...usesOf(/\.insert\((?:schema\.)?(\w+)\)/g),
  ...usesOf(/\binsert into \$\{(?:schema\.)?(\w+)\}/g),
  ...usesOf(/\binsertRowsIn\(\s*tx,\s*(\w+)/g),
];
const writing = [
  ...inserting,
  ...usesOf(/\.(?:update|delete)\((?:schema\.)?(\w+)\)/g),
  ...usesOf(/\b(?:update|delete from) \$\{(?:schema\.)?(\w+)\}/g),
];
const using = usesOf(/const \{([^}]*)\} = schema;/g);

describe("the tables", () => {
  it("are read from the stores", () => {
    expect(inserting.length).toBeGreaterThan(20);
    expect(using.length).toBeGreaterThan(40);
  });

  it("are each written by one feature, by staff and by erasing", () => {
    const writers = Map.groupBy(writing, ({ table }) => table);
    const shared = Array.from(writers, ([table, uses]) => [
      table,
      ...new Set(uses.map(({ feature }) => feature)),
    ]).filter(([, ...names]) => names.length > 1);
    expect(shared).toEqual([]);
  });

  it("are read by other features only where that is declared", () => {
    const isOwn = ({ feature, table }: Use) =>
      writing.some((one) => one.feature === feature && one.table === table);
    const foreign = Map.groupBy(
      using.filter((use) => !isOwn(use)),
      ({ feature }) => feature,
    );
    const found = Object.fromEntries(
      Array.from(foreign, ([feature, uses]) => [
        feature,
        [...new Set(uses.map(({ table }) => table))].toSorted(),
      ]),
    );
    expect(found).toEqual(readsOfOthers);
  });
});
