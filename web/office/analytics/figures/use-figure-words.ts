import { useTranslation } from "react-i18next";
import type { Analytics } from "../../../../contract/office/analytics/analytics.ts";
import { NO_VALUE } from "../../../../domain/analytics/figures.ts";
import { emirateNames, emirates } from "../../../../domain/vehicle/emirates.ts";
import { formatDuration } from "../../../i18n/formats.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { splitDuration } from "./split-duration.ts";

type Names = Pick<Analytics, "by" | "names">;

/** Nobody chooses them before the prices are shown. */
const chosenLater = ["insurer", "cover"];

/** What a value of the chosen dimension, and a plan, is called. */
export function useValueNames({ by, names }: Names) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  const insurer = (slug: string) => names.insurers[slug]?.[language] ?? slug;
  const named = (value: string): string => {
    if (by === "insurer") return insurer(value);
    if (by === "emirate") {
      const emirate = emirates.find((one) => one === value);
      return emirate ? emirateNames[emirate][language] : value;
    }
    if (value === "thirdParty" || value === "comprehensive") return t(`covers.${value}`);
    if (value === "new" || value === "renew") return t(`types.${value}`);
    if (value === "en" || value === "ar") return t(`analytics.languages.${value}`);
    return value;
  };

  return {
    insurer,
    plan: (id: string) => names.plans[id]?.[language] ?? id,
    valueName: (value: string) => {
      if (value !== NO_VALUE) return named(value);
      return t(chosenLater.includes(by) ? "analytics.notChosen" : "analytics.notKnown");
    },
  };
}

/** "42 min", "3 h 20", "11 days". */
export function useDuration() {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (seconds: number): string => {
    const { unit, count, minutes } = splitDuration(seconds);
    return unit === "hour" && minutes > 0
      ? t("analytics.hours", { hours: count, minutes: String(minutes).padStart(2, "0") })
      : formatDuration(count, unit, language);
  };
}

/** The name of a page that is counted by its path; none for one that has no name yet. */
export function usePageName() {
  const { t, i18n } = useTranslation("office");

  return (page: string): string | undefined => {
    const key = `analytics.pages.${page}`;
    return i18n.exists(key, { ns: "office" }) ? t(key as "analytics.pages.other") : undefined;
  };
}
