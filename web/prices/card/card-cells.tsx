import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { formatAmount } from "../../../domain/money.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Icon } from "../../ui/icon.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Price } from "../../ui/price.tsx";
import type { PlanTerms } from "../plan-terms.ts";
import { type QuickChoice, quickChoices, type Sold } from "./sold.ts";

type Props = {
  plan: Pick<PlanTerms, "type" | "excessAed" | "cover">;
  /** Undefined where nobody said it: such a column is left out. */
  soldAs: (choice: QuickChoice) => Sold | undefined;
};

/** What tells plans apart, in the same columns on each card. */
export function CardCells({ plan: { type, excessAed, cover }, soldAs }: Props) {
  const { t } = useTranslation("prices/card");
  const { language } = useSite();
  const damage = cover.find(({ benefit }) => benefit === "thirdPartyDamage")?.value;

  return (
    <dl className="card-cells">
      {excessAed !== null && (
        <Cell label={t("excess")}>
          <Price amount={formatNumber(excessAed, language)} />
        </Cell>
      )}
      {excessAed === null && damage?.kind === "limit" && (
        <Cell label={t("damage")}>
          <Price amount={formatNumber(damage.aed, language)} />
        </Cell>
      )}
      {quickChoices
        .filter((choice) => choice !== "agency" || type === "comprehensive")
        .map((choice) => {
          const sold = soldAs(choice);
          return (
            sold && (
              <Cell key={choice} label={t(`cells.${choice}`)} kind={sold.kind}>
                <SoldText {...sold} />
              </Cell>
            )
          );
        })}
    </dl>
  );
}

type CellProps = { label: string; kind?: Sold["kind"]; children: ReactNode };

const Cell = ({ label, kind, children }: CellProps) => (
  <div data-kind={kind}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function SoldText(sold: Sold) {
  const { t } = useTranslation("prices/card");
  if ("fils" in sold) return <Ltr>+{formatAmount(sold.fils)}</Ltr>;
  if (sold.kind === "included") return <Icon name="check" size={20} label={t("included")} />;
  if (sold.kind === "notIncluded") return <Icon name="minus" size={16} label={t("notIncluded")} />;
  return (
    <>
      <Icon name="minus" size={16} />
      {t("notSold")}
    </>
  );
}
