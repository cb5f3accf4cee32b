import { useTranslation } from "react-i18next";
import { ledgerCodes } from "../../domain/quotes/ledger.ts";

export function useLineName() {
  const { t } = useTranslation("prices");
  return (code: string): string => {
    const known = ledgerCodes.find((one) => one === code);
    return known ? t(`lines.${known}`) : t("other");
  };
}
