import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Verdict } from "./compare.ts";

const looks: Record<Verdict, string> = {
  better: "text-success",
  worse: "text-danger",
  same: "text-ink-muted",
};

type Props = {
  verdict: Verdict;
  /** Whether the figure itself grew, which the triangle shows. */
  grew: boolean;
  /** "+7.1 %" */
  change?: ReactNode;
  className?: string;
};

/** Better or worse, in words and with the figure's direction: never by colour alone. */
export function VerdictMark({ verdict, grew, change, className = "" }: Props) {
  const { t } = useTranslation("office");

  return (
    <span
      className={`inline-flex items-center gap-1 text-xs font-strong whitespace-nowrap ${looks[verdict]} ${className}`}
    >
      {verdict !== "same" && (
        <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 fill-current">
          <path d={grew ? "M5 1 9.500 9H.5Z" : "M5 9 .5 1h9Z"} />
        </svg>
      )}
      {verdict !== "same" && change && <span>{change}</span>}
      <span>{t(`analytics.verdicts.${verdict}`)}</span>
    </span>
  );
}
