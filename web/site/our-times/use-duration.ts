import { useTranslation } from "react-i18next";
import { durationParts } from "./duration-parts.ts";

/** "3 h 20 min", "11 days". */
export const useDuration = () => {
  const { t } = useTranslation("site");
  return (seconds: number): string => {
    const parts = durationParts(seconds).map(({ unit, count }) =>
      t(`ourTimes.duration.${unit}`, { count }),
    );
    return parts.length === 0
      ? t("ourTimes.duration.atOnce")
      : parts.join(t("ourTimes.duration.and"));
  };
};
