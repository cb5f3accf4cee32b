import { useTranslation } from "react-i18next";
import { differenceOf } from "../../../../domain/insurance/compare-editions.ts";
import { formatAmount, type Fils } from "../../../../domain/money.ts";
import type { Rated } from "../../../../domain/quotes/rate.ts";
import type { Risk } from "../../../../domain/quotes/risk.ts";
import { useLineName } from "../../../prices/use-line-name.ts";
import { Ltr } from "../../../ui/ltr.tsx";
import type { Compared } from "./many-risks.tsx";

type Props = Compared & { risk: Risk };

const amount = (fils: Fils) => (fils === 0 ? "–" : formatAmount(fils).replace("-", "−"));
const signed = (fils: Fils) => (fils > 0 ? "+" : "") + amount(fils);

/** How both editions make the price of one risk, line by line. */
export function TwoLedgers({ before, after, risk }: Props) {
  const { t } = useTranslation("office");
  const { t: p } = useTranslation("prices");
  const lineName = useLineName();
  const found = differenceOf(before, after, risk);
  const sides = [found.before, found.after];
  const priceOf = (rated: Rated) => (rated.outcome === "priced" ? rated.priceFils : 0);
  const change = priceOf(found.after) - priceOf(found.before);
  const isPriced = sides.every(({ outcome }) => outcome === "priced");
  const heads = [
    t("insurance.edition.onSale"),
    t("insurance.edition.draft"),
    t("insurance.edition.risk.difference"),
  ];

  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="text-xs text-ink-muted">
            <th scope="col" className="py-1.5 text-start font-medium">
              {t("insurance.edition.risk.line")}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-1.5 ps-2 text-end font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.lines.map(({ code, beforeFils, afterFils }) => {
            const isSame = beforeFils === afterFils;
            return (
              <tr key={code} className={`border-t border-line ${isSame ? "" : "bg-accent-soft"}`}>
                <th scope="row" className="py-1.5 text-start leading-snug font-body">
                  {lineName(code)}
                </th>
                {[amount(beforeFils), amount(afterFils)].map((text, at) => (
                  <td key={heads[at]} className="ps-2 text-end">
                    <Ltr>{text}</Ltr>
                  </td>
                ))}
                <td className="ps-2 text-end font-medium">
                  {!isSame && isPriced && <Ltr>{signed(afterFils - beforeFils)}</Ltr>}
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-line-strong font-strong">
            <th scope="row" className="py-2 text-start font-strong">
              {t("insurance.edition.risk.price")}
            </th>
            {sides.map((rated, at) => (
              <td key={heads[at]} className="ps-2 text-end">
                {rated.outcome === "priced" ? (
                  <Ltr>{formatAmount(rated.priceFils)}</Ltr>
                ) : (
                  t("insurance.edition.risk.declined")
                )}
              </td>
            ))}
            <td className="ps-2 text-end">{isPriced && <Ltr>{signed(change)}</Ltr>}</td>
          </tr>
        </tfoot>
      </table>
      {sides.map(
        (rated, at) =>
          rated.outcome === "declined" && (
            <p key={heads[at]} className="mt-2 text-sm text-warning-ink">
              {heads[at]}: {rated.reasons.map((reason) => p(`declined.${reason}`)).join(" · ")}
            </p>
          ),
      )}
    </div>
  );
}
