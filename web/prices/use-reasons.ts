import { useTranslation } from "react-i18next";
import type { DeclineReason } from "../../domain/quotes/tariff-part.ts";
import { formatList } from "../i18n/formats.ts";
import { useSite } from "../i18n/use-site.ts";

// A list of its own: the rules' file would bring the rating into the browser.
const declineReasons = [
  "driverTooYoung",
  "carTooOld",
  "valueTooHigh",
  "valueBelowTariff",
] as const satisfies DeclineReason[];

/** Why a plan is not sold, in one phrase. */
export function useReasons() {
  const { t } = useTranslation("prices");
  const { language } = useSite();

  return (reasons: readonly string[]): string =>
    formatList(
      declineReasons
        .filter((reason) => reasons.includes(reason))
        .map((reason) => t(`declined.${reason}`)),
      language,
    );
}
