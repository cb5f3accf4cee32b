import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

const { quoteSeconds, instalments } = brand.claims;

/** Ruling A8. */
export function SaleFacts() {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();

  return (
    <>
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
      <ButtonLink
        href={pathOf(paths.vehicleDetails)}
        variant="sun"
        iconAfter="arrow"
        className="mt-8 max-sm:w-full"
      >
        {t("car.getInsurance")}
      </ButtonLink>
    </>
  );
}
