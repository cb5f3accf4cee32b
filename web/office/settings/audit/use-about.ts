import { useTranslation } from "react-i18next";
import type { AuditEntry } from "../../../../contract/office/settings/audit.ts";
import {
  maySet,
  type SettingsSection,
  settingsSectionNames,
} from "../../../../contract/office/settings/sections.ts";
import { useSession } from "../../frame/session.tsx";
import {
  approval,
  client,
  draft,
  insurer,
  message,
  pathOf,
  refund,
  request,
} from "../../kit/paths.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { auditAddress } from "./audit-query.ts";

export type About = { to: string; label: string };

const sectionOf = ({ subject, facts }: AuditEntry): SettingsSection | undefined => {
  if (subject === "staff") return "staff";
  if (subject === "commission" || subject === "commissionDifference") return "commission";
  const setting = facts.find(({ name }) => name === "setting")?.value;
  return settingsSectionNames.find((name) => subject === "setting" && name === setting);
};

/** Pages of what a row speaks of, as far as its reader may open them. */
export function useAbout() {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { member } = useSession();

  const ownPageOf = ({ subject, about: { id, person } }: AuditEntry): About[] => {
    const open = t;
    if (subject === "message")
      return [{ to: message(id), label: open("settings.audit.open.message") }];
    if (subject === "approval")
      return [{ to: approval(id), label: open("settings.audit.open.approval") }];
    if (subject === "refund")
      return [{ to: refund(id), label: open("settings.audit.open.refund") }];
    if (subject === "insuranceDraft")
      return [{ to: draft(id), label: open("settings.audit.open.draft") }];
    // An erased client has no page any more.
    if (subject === "client" && person)
      return [{ to: client(id), label: open("settings.audit.open.client") }];
    return [];
  };

  return (entry: AuditEntry): About[] => {
    const { about } = entry;
    const section = sectionOf(entry);
    const { request: asked, insurer: named, person } = about;
    return [
      ...(asked?.number
        ? [
            {
              to: request(asked.id),
              label: t("settings.audit.request", { number: `\u2066${asked.number}\u2069` }),
            },
          ]
        : []),
      ...ownPageOf(entry),
      ...(named ? [{ to: insurer(named.slug), label: named.name[language] }] : []),
      ...(person
        ? [
            {
              to: auditAddress({ person: person.id }),
              label: t("settings.audit.onlyPersonOf", { name: `\u2068${person.name}\u2069` }),
            },
          ]
        : []),
      ...(section && maySet(section, member.roles)
        ? [{ to: `${pathOf("settings")}/${section}`, label: t(`settings.${section}.name`) }]
        : []),
    ];
  };
}
