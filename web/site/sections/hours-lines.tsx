import { useTranslation } from "react-i18next";
import type { PhoneHours } from "../../../contract/hours.ts";
import { useSite } from "../../i18n/use-site.ts";
import { weekdayNames } from "../../i18n/weekday-names.ts";
import { isEveryDay } from "./open-words.tsx";

type Props = { hours: PhoneHours; as: "p" | "span"; className: string };

/** When the telephone is answered, a line for each pair of times; with the days where they differ. */
export function HoursLines({ hours, as: Line, className }: Props) {
  const { t } = useTranslation("site");
  const { language } = useSite();

  return hours.week.map(({ days, spans }) => {
    const names = isEveryDay(hours) ? "" : weekdayNames(days, language);
    if (spans.length === 0)
      return (
        <Line key={names} className={className}>
          {t("contact.person.closedOn", { days: names })}
        </Line>
      );
    return spans.map(({ from, to }) => (
      <Line key={names + from} className={className}>
        {names === ""
          ? t("contact.person.fromTo", { from, to })
          : t("contact.person.daysFromTo", { days: names, from, to })}
      </Line>
    ));
  });
}
