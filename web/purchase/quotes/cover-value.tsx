import { useTranslation } from "react-i18next";
import type { CoverValue } from "../../../domain/quotes/cover.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Price } from "../../ui/price.tsx";

type Props = {
  value: CoverValue;
  /** An excess is what the person pays, not a limit "up to" which they are paid. */
  isExcess: boolean;
};

export function CoverValueText({ value, isExcess }: Props) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();

  switch (value.kind) {
    case "limit":
      return (
        <>
          {!isExcess && `${t("quotes.values.limit")} `}
          <Price amount={formatNumber(value.aed, language)} />
        </>
      );
    case "days":
      return t("quotes.values.days", { count: value.days });
    case "minutes":
      return t("quotes.values.minutes", { count: value.minutes });
    case "years":
      return t("quotes.values.years", { count: value.years });
    case "percent":
      return t("quotes.values.percent", { count: value.percent });
    default:
      return t(`quotes.values.${value.kind}`);
  }
}
