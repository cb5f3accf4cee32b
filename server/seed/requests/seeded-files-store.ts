import { and, desc, eq, isNotNull, like, notExists, type SQL } from "drizzle-orm";
import type { Database } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";
import { PEOPLE_AT } from "./seeded-person.ts";

const { documents, policies, policyFiles, requests } = schema;

export const createSeededFilesStore = (db: Database) => {
  const pictures = db
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.requestId, requests.id));
  const pdfs = db
    .select({ id: policyFiles.id })
    .from(policyFiles)
    .where(eq(policyFiles.policyId, policies.id));

  const newest = (where: SQL | undefined, limit: number) =>
    db
      .select({ request: requests, policy: policies })
      .from(requests)
      .leftJoin(policies, eq(policies.requestId, requests.id))
      .where(and(like(requests.email, `%${PEOPLE_AT}`), where))
      .orderBy(desc(requests.createdAt), desc(requests.id))
      .limit(limit);

  return {
    newestOpen: (limit: number) =>
      newest(and(isNotNull(requests.turn), notExists(pictures)), limit),

    newestIssued: (limit: number) =>
      newest(and(eq(requests.state, "issued"), notExists(pictures), notExists(pdfs)), limit),
  };
};

export type WithoutFiles = Awaited<
  ReturnType<ReturnType<typeof createSeededFilesStore>["newestOpen"]>
>[number];
