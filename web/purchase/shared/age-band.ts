/** "21-24", "-20" or "70-": in whole years, both included. */
export function ageOf(code: string | null) {
  const [, from = "", to = ""] = /^(\d*)-(\d*)$/.exec(code ?? "") ?? [];
  if (from && to) return { kind: "between", from, to } as const;
  if (from) return { kind: "from", from } as const;
  return to ? ({ kind: "below", to: String(Number(to) + 1) } as const) : undefined;
}
