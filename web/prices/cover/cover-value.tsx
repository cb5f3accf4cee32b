import { useTranslation } from "react-i18next";
import type { CoverValue } from "../../../domain/quotes/cover.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Price } from "../../ui/price.tsx";

type Props = { benefit: string; value: CoverValue };

export function CoverValueText({ benefit, value }: Props) {
  const { t } = useTranslation("prices/cover");
  const { language } = useSite();

  switch (value.kind) {
    case "limit":
      return (
        <>
          {/* An excess is what the person pays, not a limit "up to" which they are paid. */}
          {benefit !== "excess" && `${t("values.limit")} `}
          <Price amount={formatNumber(value.aed, language)} />
        </>
      );
    case "days":
      return t("values.days", { count: value.days });
    case "minutes":
      return t("values.minutes", { count: value.minutes });
    case "years":
      return t("values.years", { count: value.years });
    case "percent":
      return t("values.percent", { count: value.percent });
    case "no":
      return t(benefit === "connectionTime" ? "values.noLine" : "values.no");
    default:
      return t(`values.${value.kind}`);
  }
}
