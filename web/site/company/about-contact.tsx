import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import type { PhoneHours } from "../../../contract/hours.ts";
import { Icon } from "../../ui/icon.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { HoursLines } from "../sections/hours-lines.tsx";
import { OpenNow } from "../sections/open-now.tsx";
import { isEveryDay } from "../sections/open-words.tsx";

export function AboutContact({ hours }: { hours: PhoneHours }) {
  const { t } = useTranslation("site");

  return (
    <section className="below-fold wrap py-section" data-reveal="">
      <h2>{t("company.about.contact.heading")}</h2>
      <div className="mt-8 grid gap-6 md:grid-cols-2">
        <a
          href={brand.telephoneLink}
          className="rounded-card bg-surface-raised p-6 shadow-1 hover:shadow-2 sm:p-8"
        >
          <span className="flex flex-wrap items-center justify-between gap-3">
            <Icon name="phone" size={32} className="text-accent-text" />
            <OpenNow hours={hours} />
          </span>
          <strong className="mt-4 block text-lg">{t("company.about.contact.phone")}</strong>
          <span className="mt-1 block text-title-sm">
            <Ltr className="whitespace-normal">{brand.telephone}</Ltr>
          </span>
          <span className="mt-3 block text-ink-muted">
            {t(isEveryDay(hours) ? "company.about.contact.phoneText" : "contact.person.hoursByDay")}
          </span>
          <HoursLines hours={hours} as="span" className="block text-ink-muted" />
        </a>
        <a
          href={brand.whatsapp}
          className="rounded-card bg-surface-raised p-6 shadow-1 hover:shadow-2 sm:p-8"
        >
          <Icon name="chat" size={32} className="text-accent-text" />
          <strong className="mt-4 block text-lg">{t("company.about.contact.whatsapp")}</strong>
          <span className="mt-1 block max-w-88 text-ink-muted">
            {t("company.about.contact.whatsappText")}
          </span>
        </a>
      </div>
    </section>
  );
}
