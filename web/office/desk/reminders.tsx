import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { remindOfCalendar } from "../../../contract/office/settings/calendar.ts";
import { useRead } from "../../api/use-read.ts";
import { formatDayInWords, formatList } from "../../i18n/formats.ts";
import { Banner } from "../../ui/banner.tsx";
import { useSession } from "../frame/session.tsx";
import { openingHours } from "../kit/paths.ts";
import { useLanguage } from "../kit/use-language.ts";

/** Days that wait for the moon, and years without holidays: due times depend on them. */
export function Reminders() {
  const { t } = useTranslation("office");
  const { ask, member } = useSession();
  const { language } = useLanguage();
  const { body } = useRead(ask, remindOfCalendar, {});
  const { expected = [], years = [] } = body?.data ?? {};
  const mayConfirm = member.roles.includes("admin");
  if (expected.length + years.length === 0) return null;

  return (
    <Banner
      kind="warning"
      actions={
        mayConfirm && (
          <Link to={openingHours} className="link">
            {t("reminders.open")}
          </Link>
        )
      }
    >
      <ul className="grid gap-1">
        {expected.map(({ id, name, from, confirmBy }) => (
          <li key={id}>
            {t("reminders.expected", {
              name: `\u2068${name[language]}\u2069`,
              day: formatDayInWords(from, language),
              confirmBy: formatDayInWords(confirmBy, language),
            })}
          </li>
        ))}
        {years.length > 0 && (
          <li>{t("reminders.years", { years: formatList(years.map(String), language) })}</li>
        )}
      </ul>
    </Banner>
  );
}
