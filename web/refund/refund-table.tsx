import { useTranslation } from "react-i18next";
import { formatAmount } from "../../domain/money.ts";
import { refundScale } from "../../domain/quotes/refund-scale.ts";
import type { RefundBand } from "../../domain/quotes/refund.ts";
import { formatShortDate } from "../i18n/formats.ts";
import { useSite } from "../i18n/use-site.ts";
import { Ltr } from "../ui/ltr.tsx";
import { Price } from "../ui/price.tsx";

type Props = { bands?: readonly RefundBand[]; current?: RefundBand | null };

/** The day stands above share and amount in a narrow table. */
const narrow = {
  row: "@max-[19rem]:flex @max-[19rem]:flex-wrap @max-[19rem]:justify-between",
  day: "@max-[19rem]:w-full @max-[19rem]:pb-0",
  share: "@max-[19rem]:ps-0 @max-[19rem]:text-start",
  chosenShare: "@max-[19rem]:ps-2 @max-[19rem]:text-start",
};

const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");

/** Shows days and amounts, or the scale alone. */
export function RefundTable({ bands, current }: Props) {
  const { t } = useTranslation("refund");
  const { language } = useSite();
  const inRows = bands ? narrow : { row: "", day: "", share: "", chosenShare: "" };

  return (
    <div className="@container">
      <table aria-label={t("table.label")} className="w-full border-collapse text-label">
        <thead>
          <tr className={`border-b border-line text-ink-muted ${inRows.row}`}>
            <th scope="col" className={`py-2 text-start font-body ${inRows.day}`}>
              {t("table.day")}
            </th>
            <th scope="col" className={`py-2 ps-3 text-end font-body ${inRows.share}`}>
              {t("table.share")}
            </th>
            {bands && (
              <th scope="col" className="py-2 ps-3 text-end font-body">
                {t("table.amount")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {refundScale.map(({ code, percent }, index) => {
            const band = bands?.[index];
            const isCurrent = band !== undefined && band === current;
            return (
              <tr
                key={code}
                className={`border-b border-line ${inRows.row} ${isCurrent ? "bg-surface-leaf font-strong" : ""}`}
              >
                <th
                  scope="row"
                  className={`py-2.5 text-start ${inRows.day} ${isCurrent ? "ps-2" : "font-body"}`}
                >
                  {band
                    ? t("table.range", {
                        from: unbroken(formatShortDate(band.from, language)),
                        to: unbroken(formatShortDate(band.to, language)),
                      })
                    : t(`table.scale.${code}`)}
                  {isCurrent && <span className="sr-only"> ({t("table.chosen")})</span>}
                </th>
                <td
                  className={`py-2.5 ps-3 text-end ${isCurrent ? inRows.chosenShare : inRows.share}`}
                >
                  <Ltr>{percent}%</Ltr>
                </td>
                {band && (
                  <td className={`py-2.5 ps-3 text-end ${isCurrent ? "pe-2" : ""}`}>
                    <Price amount={formatAmount(band.refundFils)} className="whitespace-nowrap" />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
