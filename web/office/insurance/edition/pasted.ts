/** Rows of what a spreadsheet copies; a single column is laid along the row. */
export function readPasted(text: string): string[][] {
  const rows = text
    .replaceAll("\r\n", "\n")
    .replaceAll("\r", "\n")
    .replace(/\n+$/, "")
    .split("\n")
    .map((line) => line.split("\t").map((part) => part.trim()));
  const isColumn = rows.length > 1 && rows.every((row) => row.length === 1);
  return isColumn ? [rows.flat()] : rows;
}

/** Where a value goes: to the right in its section, and down to the next ones. */
export function placePasted(
  rows: readonly (readonly string[])[],
  grid: readonly (readonly string[])[],
  start: string,
): Record<string, string> {
  const top = grid.findIndex((keys) => keys.includes(start));
  const first = grid[top]?.indexOf(start) ?? 0;
  const placed = rows.flatMap((row, down) =>
    row.flatMap((text, right) => {
      const key = grid[top + down]?.[first + right];
      return key === undefined || text === "" ? [] : [[key, text] as const];
    }),
  );
  return Object.fromEntries(placed);
}
