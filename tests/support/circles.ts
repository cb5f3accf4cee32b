export type Edge = { from: string; to: string };

/** Groups of nodes that reach each other, each sorted (Tarjan's strongly connected components). */
export const circles = (edges: readonly Edge[]): string[][] => {
  const next = Map.groupBy(edges, ({ from }) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];

  const visit = (node: string) => {
    order.set(node, order.size);
    lowest.set(node, order.size - 1);
    open.push(node);
    for (const { to } of next.get(node) ?? []) {
      if (!order.has(to)) visit(to);
      if (open.includes(to)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(to)!));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1) found.push(group.toSorted());
  };

  for (const node of next.keys()) if (!order.has(node)) visit(node);
  return found;
};
