import { type CoverMonth, coverMonths } from "../../../domain/policies/policy-dates.ts";
import type { Cover } from "../../../domain/policies/cover.ts";
import { useToday } from "../use-today.ts";

const colourOf = ({ kind, phase }: CoverMonth) => {
  if (phase === "over") return "bg-line-soft";
  return kind === "grace" ? "bg-accent" : "bg-action";
};

/** Thirteen arches for thirteen months: those that are over in sand, the one for renewing last. */
export function MonthsBand({ cover }: { cover: Cover }) {
  const months = coverMonths(cover, useToday());

  return (
    <div aria-hidden="true" className="mt-auto">
      <div className="h-1.75 bg-action" />
      <div className="flex bg-surface-raised">
        {months.map((month) => (
          <span key={month.startsOn} className={`one-arch -mt-px h-3 grow ${colourOf(month)}`} />
        ))}
      </div>
    </div>
  );
}
