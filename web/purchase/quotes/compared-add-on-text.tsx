import { useTranslation } from "react-i18next";
import { formatAmount } from "../../../domain/money.ts";
import { Included } from "../../prices/compare/compared-value.tsx";
import { Price } from "../../ui/price.tsx";
import type { ComparedAddOn } from "./compared-add-ons.ts";

export function ComparedAddOnText({ value }: { value: ComparedAddOn }) {
  const { t } = useTranslation("purchase/compare");

  switch (value.kind) {
    case "included":
      return <Included />;
    case "none":
      return t("table.notSold");
    default:
      return (
        <>
          <Price amount={formatAmount(value.amountFils)} />
          {value.kind === "chosen" && <span className="block">{t("table.chosen")}</span>}
        </>
      );
  }
}
