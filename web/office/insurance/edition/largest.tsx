import { useTranslation } from "react-i18next";
import type { Difference } from "../../../../domain/insurance/compare-editions.ts";
import { formatAmount } from "../../../../domain/money.ts";
import type { Edition } from "../../../../domain/quotes/rating-plan.ts";
import type { Risk } from "../../../../domain/quotes/risk.ts";
import { Ltr } from "../../../ui/ltr.tsx";
import { signedPercent } from "./percent-text.ts";
import { useRiskName } from "./use-risk-name.ts";

const SHOWN = 6;

type Props = {
  differences: readonly Difference[];
  edition: Edition;
  onOpen: (risk: Risk) => void;
};

/** The largest differences; each risk opens line by line. */
export function Largest({ differences, edition, onOpen }: Props) {
  const { t } = useTranslation("office");
  const nameOf = useRiskName(edition);
  const heads = [
    { text: t("insurance.edition.changes.risk"), className: "text-start" },
    { text: t("insurance.edition.onSale"), className: "text-end" },
    { text: t("insurance.edition.draft"), className: "text-end" },
    { text: "%", className: "text-end" },
  ];

  return (
    <section>
      <h3 className="mb-1 text-base font-strong">{t("insurance.edition.changes.largest")}</h3>
      {differences.length === 0 ? (
        <p className="text-sm text-ink-muted">{t("insurance.edition.changes.noDifference")}</p>
      ) : (
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="text-xs text-ink-muted">
              {heads.map(({ text, className }) => (
                <th
                  key={text}
                  scope="col"
                  className={`py-1.5 ps-2 font-medium first:ps-0 ${className}`}
                >
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.slice(0, SHOWN).map(({ risk, beforeFils, afterFils, points }) => (
              <tr key={JSON.stringify(risk)} className="border-t border-line">
                <td className="py-1">
                  <button
                    type="button"
                    className="link min-h-8 text-start text-sm leading-snug"
                    aria-label={t("insurance.edition.changes.open", { risk: nameOf(risk) })}
                    onClick={() => onOpen(risk)}
                  >
                    {nameOf(risk)}
                  </button>
                </td>
                <td className="ps-2 text-end text-ink-muted">
                  <Ltr>{formatAmount(beforeFils)}</Ltr>
                </td>
                <td className="ps-2 text-end font-medium">
                  <Ltr>{formatAmount(afterFils)}</Ltr>
                </td>
                <td
                  className={`ps-2 text-end font-strong ${points < 0 ? "text-success" : "text-accent-text"}`}
                >
                  <Ltr>{signedPercent(points)}</Ltr>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
