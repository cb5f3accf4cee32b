type Edge = { from: string; to: string };

/** Groups of nodes that reach each other, each sorted (Tarjan's strongly connected components). */
export const circles = (edges: readonly Edge[]): string[][] => {
  const next = Map.groupBy(edges, ({ from }) => from);
  const visited = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];

  const visit = (node: string): number => {
    const own = visited.size;
    visited.set(node, own);
    open.push(node);
    let earliest = own;
    for (const { to } of next.get(node) ?? []) {
      const before = visited.get(to);
      if (before === undefined) earliest = Math.min(earliest, visit(to));
      else if (open.includes(to)) earliest = Math.min(earliest, before);
    }
    if (earliest < own) return earliest;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1) found.push(group.toSorted());
    return own;
  };

  for (const node of next.keys()) if (!visited.has(node)) visit(node);
  return found;
};
