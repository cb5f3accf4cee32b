import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { InsurerContact } from "../../../contract/office/calls/part.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { insurer as pathOf } from "../kit/paths.ts";
import { useLanguage } from "../kit/use-language.ts";
import { daysInWords } from "../kit/weekdays.ts";

/** How to reach the insurer of the request. */
export function InsurerReached({
  insurer: { slug, name, phone, email, hours },
}: {
  insurer: InsurerContact;
}) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const range = (first: string, last: string) => t("dayRange", { first, last });

  return (
    <div className="mb-3 grid gap-1 rounded-field bg-surface-soft px-3 py-2 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium">
        <Link to={pathOf(slug)} className="link">
          <bdi>{name[language]}</bdi>
        </Link>
        {phone && (
          <a href={`tel:${phone.replaceAll(" ", "")}`} className="link">
            <Ltr>{phone}</Ltr>
          </a>
        )}
      </p>
      {email && (
        <a href={`mailto:${email}`} className="link justify-self-start wrap-anywhere">
          <Ltr>{email}</Ltr>
        </a>
      )}
      {hours && (
        <p className="text-xs text-ink-muted">
          {t("calls.insurer.hours", {
            days: daysInWords(hours.days, language, range),
            from: hours.from,
            to: hours.to,
          })}
        </p>
      )}
    </div>
  );
}
