import type { Keys } from "../../adapters/keys.ts";
import type { Parts } from "../../parts.ts";

export type AuditParts = Pick<Parts, "db" | "now"> & {
  keys: Pick<Keys, "auditChain">;
  configuration: { dataDir: string };
};
