import { createHash } from "node:crypto";

/** The audit names its subjects by UUIDs: one that follows from a kind and a name. */
export const auditIdOf = (kind: string, name: string) => {
  const hex = createHash("sha256").update(`${kind} ${name}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
};
