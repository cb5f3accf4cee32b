import { useTranslation } from "react-i18next";
import { formatAmount } from "../../../domain/money.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Price } from "../../ui/price.tsx";
import type { ComparedChoice } from "./compared.ts";

type Props = { value: ComparedChoice; none: string };

export function ComparedChoiceText({ value, none }: Props) {
  const { t } = useTranslation("purchase/compare");
  const { language } = useSite();

  switch (value.kind) {
    case "excess":
      return <Price amount={formatNumber(value.aed, language)} />;
    case "repair":
      return t(`table.${value.code}`);
    case "included":
      return t("table.included");
    case "chosen":
    case "sold":
      return (
        <>
          <Price amount={formatAmount(value.amountFils)} />
          {value.kind === "chosen" && <span className="block">{t("table.chosen")}</span>}
        </>
      );
    case "none":
      return none;
  }
}
