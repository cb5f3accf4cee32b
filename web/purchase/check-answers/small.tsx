import type { ReactNode } from "react";

/** The label of a field among facts, as quiet as theirs. */
export const Small = ({ children }: { children: ReactNode }) => (
  <span className="text-xs font-body text-ink-muted">{children}</span>
);
