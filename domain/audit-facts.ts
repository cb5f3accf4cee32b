/**
 * Parts of an audit row's detail that are read by people: names of things, sums and days. The
 * others name rows (ids), are digests, or prove something to a program.
 */
export const auditFacts = [
  "changed",
  "slots",
  "kind",
  "reason",
  "amountFils",
  "way",
  "insurerRef",
  "said",
  "differs",
  "policyVersion",
  "promisedFor",
  "missed",
  "until",
  "roles",
  "sessions",
  "setting",
  "wordmark",
  "month",
  "dueOn",
  "lines",
  "filters",
] as const;
export type AuditFact = (typeof auditFacts)[number];
export type AuditFactValue = string | number | string[];

const LONGEST = 300;

const readable = (value: unknown): AuditFactValue | undefined => {
  if (typeof value === "number") return value;
  if (typeof value === "string") return value === "" ? undefined : value.slice(0, LONGEST);
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.map((one) => String(one).slice(0, LONGEST));
};

/** What a row says besides, as people may read it. */
export const factsOf = (detail: unknown): { name: AuditFact; value: AuditFactValue }[] => {
  if (typeof detail !== "object" || detail === null) return [];
  const told = new Map(Object.entries(detail));
  return auditFacts.flatMap((name) => {
    const value = readable(told.get(name));
    return value === undefined ? [] : [{ name, value }];
  });
};

/** Names of the values that a row keeps as digests (ruling O5). */
export const sealedNamesOf = (detail: unknown): string[] => {
  const digests =
    typeof detail === "object" && detail !== null && "digests" in detail ? detail.digests : {};
  return typeof digests === "object" && digests !== null ? Object.keys(digests) : [];
};
