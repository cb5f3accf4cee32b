type OfLine = { number: string; policyId: string | null };

/** Finds what is about a line of a statement: it has its number, or is about its policy. */
export const linesByName = <One extends OfLine>(all: readonly One[]) => {
  const numbers = Map.groupBy(all, ({ number }) => number);
  const policies = Map.groupBy(all, ({ policyId }) => policyId);
  return ({ number, policyId }: OfLine): One[] => {
    const named = numbers.get(number) ?? [];
    if (policyId === null) return named;
    return [...new Set([...named, ...(policies.get(policyId) ?? [])])];
  };
};
