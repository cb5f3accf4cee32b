import { useTranslation } from "react-i18next";
import type { Comparison } from "../../../../domain/insurance/compare-editions.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Ltr } from "../../../ui/ltr.tsx";

const calm = ["declined"] as const;
const warned = ["reachFloor", "reachCap", "newlyDeclined", "newlyAccepted"] as const;

/** Where the law or the insurer's own limits decide, as never before. */
export function EdgesOfLaw({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation("office");

  return (
    <dl className="text-sm">
      {[...warned, ...calm].map((edge) => {
        const isWarned = edge !== "declined" && comparison[edge] > 0;
        return (
          <div
            key={edge}
            className={`flex items-start justify-between gap-4 border-t border-line py-1.5 first:border-0 ${isWarned ? "font-medium" : "text-ink-muted"}`}
          >
            <dt className="flex items-start gap-1.5">
              {isWarned && <Icon name="alert" size={20} className="text-warning-ink" />}
              {t(`insurance.edition.changes.edges.${edge}`)}
            </dt>
            <dd className="tabular-nums">
              <Ltr>{comparison[edge]}</Ltr>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
