import { useTranslation } from "react-i18next";
import type { Comparison } from "../../../../domain/insurance/compare-editions.ts";
import { Ltr } from "../../../ui/ltr.tsx";

const looks = {
  cheaper: "hatched-calm",
  same: "bg-line-soft",
  dearer: "bg-action",
} as const;

export function ThreeCounts({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation("office");

  return (
    <dl className="grid grid-cols-3 gap-2">
      {(["cheaper", "same", "dearer"] as const).map((side) => (
        <div key={side} className="flex flex-col-reverse justify-end">
          <dt className="flex items-center gap-1.5 text-xs text-ink-muted">
            <span aria-hidden="true" className={`size-2.5 rounded-[3px] ${looks[side]}`} />
            {t(`insurance.edition.changes.${side}`)}
          </dt>
          <dd className="text-title leading-tight">
            <Ltr>{comparison[side]}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  );
}
