/**
 * Entries are only inserted: a line of a statement is taken back by its opposite. Their names in
 * `statement_line`, of which there is one each, let that happen once.
 */
export const OPPOSITE = "back ";

export const oppositeOf = (line: string): string => `${OPPOSITE}${line}`;

/** The same line when it is imported again after that. */
export const againOf = (line: string): string => `again ${line}`;

export const isOpposite = ({ statementLine }: { statementLine: string | null }): boolean =>
  statementLine?.startsWith(OPPOSITE) === true;

type Named = { statementLine: string | null };

/** Without lines that were taken back, and without what took them back. */
export const withoutTakenBack = <Entry extends Named>(entries: readonly Entry[]): Entry[] => {
  const opposites = new Set(entries.filter(isOpposite).map(({ statementLine }) => statementLine));
  if (opposites.size === 0) return [...entries];
  return entries.filter(
    (one) =>
      one.statementLine === null ||
      (!isOpposite(one) && !opposites.has(oppositeOf(one.statementLine))),
  );
};
