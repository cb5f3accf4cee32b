export type Way = "before" | "after" | "up" | "down";

/** The cell beside, above or below; undefined at the edge. */
export function nextCell(
  grid: readonly (readonly string[])[],
  from: string,
  way: Way,
): string | undefined {
  if (way === "before" || way === "after") {
    const all = grid.flat();
    return all[all.indexOf(from) + (way === "after" ? 1 : -1)];
  }
  const row = grid.findIndex((keys) => keys.includes(from));
  const column = grid[row]?.indexOf(from) ?? 0;
  const keys = grid[row + (way === "down" ? 1 : -1)];
  return keys?.[Math.min(column, keys.length - 1)];
}
