import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { cameSince } from "./count.ts";
import type { Counts } from "./use-counts.ts";

type Props = {
  counts: Counts | undefined;
  /** Whose count says how many there are. */
  figure: keyof Counts;
  /** Rows as loaded. */
  rows: unknown;
  label: (count: number) => string;
  onShow: () => void;
};

/** How many came since the rows were loaded: the list itself does not jump. */
export function Came({ counts, figure, rows, label, onShow }: Props) {
  const [seen, setSeen] = useState<{ rows: unknown; counts: Counts }>();

  if (counts && rows && seen?.rows !== rows) setSeen({ rows, counts });
  const came = cameSince(seen?.counts[figure], counts?.[figure]);
  if (came === 0) return null;
  return (
    <div role="status" className="justify-self-center">
      <Button size="small" icon="refresh" onClick={onShow}>
        {label(came)}
      </Button>
    </div>
  );
}
