import { useTranslation } from "react-i18next";
import { type AddOn, addOns } from "../../domain/quotes/add-ons.ts";
import { type LedgerCode, ledgerCodes } from "../../domain/quotes/ledger.ts";

const isNoAddOn = (code: LedgerCode): code is Exclude<LedgerCode, AddOn> =>
  !addOns.some((addOn) => addOn === code);

export function useLineName() {
  const { t } = useTranslation("prices");
  return (code: string): string => {
    const addOn = addOns.find((one) => one === code);
    if (addOn) return t(`addOns.${addOn}`);
    const known = ledgerCodes.filter(isNoAddOn).find((one) => one === code);
    return known ? t(`lines.${known}`) : t("other");
  };
}
