import { useTranslation } from "react-i18next";
import { LEAST_MEASURED } from "../../../domain/analytics/measured-times.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Icon } from "../../ui/icon.tsx";

export function Notes({ since }: { since: string | null }) {
  const { t } = useTranslation("site");
  const { language } = useSite();
  const notes = [
    since === null
      ? t("ourTimes.notes.sinceNone")
      : t("ourTimes.notes.since", { day: formatDay(since, language) }),
    t("ourTimes.notes.clock"),
    t("ourTimes.notes.steps"),
    t("ourTimes.notes.few", { least: LEAST_MEASURED }),
  ];

  return (
    <section
      aria-labelledby="measuring"
      className="mt-12 grid gap-x-12 gap-y-4 border-t border-line py-9 lg:mt-16 lg:grid-cols-[1fr_1.9fr] lg:py-12"
    >
      <h2 id="measuring" className="text-title">
        {t("ourTimes.notes.heading")}
      </h2>
      <ul className="grid gap-3">
        {notes.map((note) => (
          <li key={note} className="grid max-w-reading grid-cols-[auto_1fr] items-start gap-3">
            <Icon name="check" size={20} className="mt-1 text-action" />
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
