import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import { Icon } from "../../ui/icon.tsx";

const { quoteSeconds, instalments } = brand.claims;

/** Ruling A8. */
export function SaleFacts() {
  const { t } = useTranslation("site");

  return (
    <ul className="mt-6 flex flex-wrap gap-x-7 gap-y-2.5 text-label font-medium">
      <li className="flex items-center gap-2.5">
        <Icon name="clock" size={20} className="text-accent-text" />
        {t("car.facts.quotes", { seconds: quoteSeconds })}
      </li>
      <li className="flex items-center gap-2.5">
        <Icon name="split" size={20} className="text-accent-text" />
        {t("car.facts.instalments", { instalments })}
      </li>
    </ul>
  );
}
