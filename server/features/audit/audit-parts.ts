import type { Keys } from "../../adapters/keys.ts";
import type { DocumentStore } from "../../adapters/storage/document-store.ts";
import type { Parts } from "../../parts.ts";

export type AuditParts = Pick<Parts, "db" | "now"> & {
  keys: Pick<Keys, "auditChain">;
  store: Pick<DocumentStore, "state">;
};
