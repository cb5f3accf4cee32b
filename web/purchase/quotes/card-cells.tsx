import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import type { Package } from "../../../contract/quotes.ts";
import { formatAmount } from "../../../domain/money.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Icon } from "../../ui/icon.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Price } from "../../ui/price.tsx";
import { quickChoices, type Sold, soldAs } from "./quick-choices.ts";

/** What tells plans apart, in the same columns on each card. */
export function CardCells({ quote }: { quote: Package }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const { excessAed, cover } = quote;
  const damage = cover.find(({ benefit }) => benefit === "thirdPartyDamage")?.value;

  return (
    <dl className="card-cells">
      {excessAed === null ? (
        <Cell label={t("quotes.card.damage")}>
          {damage?.kind === "limit" && <Price amount={formatNumber(damage.aed, language)} />}
        </Cell>
      ) : (
        <Cell label={t("quotes.card.excess")}>
          <Price amount={formatNumber(excessAed, language)} />
        </Cell>
      )}
      {quickChoices
        .filter((choice) => choice !== "agency" || excessAed !== null)
        .map((choice) => {
          const sold = soldAs(quote, choice);
          return (
            <Cell key={choice} label={t(`quotes.card.cells.${choice}`)} kind={sold.kind}>
              <SoldText {...sold} />
            </Cell>
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
  const { t } = useTranslation("purchase");
  switch (sold.kind) {
    case "included":
      return <Icon name="check" size={20} label={t("quotes.card.included")} />;
    case "notSold":
      return (
        <>
          <Icon name="minus" size={16} />
          {t("quotes.card.notSold")}
        </>
      );
    default:
      return <Ltr>+{formatAmount(sold.fils)}</Ltr>;
  }
}
