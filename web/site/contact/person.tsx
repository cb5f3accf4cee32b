import { useTranslation } from "react-i18next";
import { useRouteLoaderData } from "react-router";
import type { SiteFacts } from "../../api/site-facts.ts";
import { brand } from "../../../brand.ts";
import type { PhoneHours } from "../../../contract/hours.ts";
import { CanopyCard } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { HoursLines } from "../sections/hours-lines.tsx";
import { OpenNow } from "../sections/open-now.tsx";
import { isEveryDay } from "../sections/open-words.tsx";
import { LeaveMessage, LiveChat } from "./live-chat.tsx";

export function Person({ hours }: { hours: PhoneHours }) {
  const { t } = useTranslation(["site", "shell"]);
  const { chatPath } = useSite();
  const widget = useRouteLoaderData<SiteFacts>("root")?.installation.chatWidget;

  return (
    <CanopyCard>
      <h2 className="text-title-sm">{t("contact.person.heading")}</h2>
      <ul className="mt-4">
        <ContactLink icon="phone" href={brand.telephoneLink} label={t("contact.person.call")}>
          {brand.telephone}
        </ContactLink>
        {widget && <LiveChat widget={widget} />}
        {chatPath && <ContactLink icon="chat" href={chatPath} label={t("shell:chat")} />}
        {brand.whatsapp && (
          <ContactLink icon="chat" href={brand.whatsapp} label={t("contact.person.whatsapp")} />
        )}
        {!widget && <LeaveMessage />}
        <ContactLink icon="mail" href={`mailto:${brand.email}`} label={t("contact.person.email")}>
          {brand.email}
        </ContactLink>
      </ul>
      <div className="mt-2 flex items-start gap-4 border-t border-canopy-veil pt-4 pb-2">
        <Icon name="clock" className="mx-2.5 mt-0.5 text-accent" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-strong">
            {t(isEveryDay(hours) ? "contact.person.hours" : "contact.person.hoursByDay")}{" "}
            <OpenNow hours={hours} />
          </p>
          <HoursLines hours={hours} as="p" className="text-canopy-muted" />
          <p className="mt-2 text-sm text-canopy-muted">{t("contact.person.noSales")}</p>
        </div>
      </div>
    </CanopyCard>
  );
}

type ContactLinkProps = { icon: IconName; href: string; label: string; children?: string };

function ContactLink(props: ContactLinkProps) {
  return (
    <li>
      <a
        href={props.href}
        className="-mx-2 flex min-h-15 items-center gap-4 rounded-field px-2 py-2 hover:bg-canopy-veil"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-canopy-2 text-accent">
          <Icon name={props.icon} />
        </span>
        <span className="min-w-0">
          <span className="block font-strong">{props.label}</span>
          {props.children && (
            <Ltr className="whitespace-normal text-canopy-muted">{props.children}</Ltr>
          )}
        </span>
      </a>
    </li>
  );
}
