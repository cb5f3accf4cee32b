import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { callHours, mayCallAt, nextCallTime } from "../../../domain/support/call-hours.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Icon } from "../../ui/icon.tsx";
import { useNow } from "../../ui/use-now.ts";
import { Panel } from "../kit/panel.tsx";
import { client as clientPath } from "../kit/paths.ts";
import { usePreferenceWords } from "../kit/preferences/use-preference-words.ts";
import { Wish } from "../kit/preferences/wish.tsx";
import { StaffShown } from "../kit/staff-shown.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { contactsOf, type Contact } from "./contacts-of.ts";
import { InsurerReached } from "./insurer-reached.tsx";

/** Calls and what was sent to insurers, the newest first; and whether calls are allowed now. */
export function Contacts({ request }: { request: DeskRequest }) {
  const { t } = useTranslation("office");
  const contacts = contactsOf(request);

  return (
    <Panel heading={t("calls.panel")}>
      <Preferred {...request} />
      {contacts.length === 0 && <p className="text-sm text-ink-muted">{t("calls.none")}</p>}
      {request.insurerContact && <InsurerReached insurer={request.insurerContact} />}
      <ul className="text-sm">
        {contacts.map((contact) => (
          <OneContact key={`${contact.at} ${contact.kind}`} contact={contact} />
        ))}
      </ul>
      <CallHours />
    </Panel>
  );
}

/** How the customer wants to be reached, and the way to where staff record it. */
function Preferred({ clientId, preferences }: Pick<DeskRequest, "clientId" | "preferences">) {
  const { t } = useTranslation("office");
  const { tellerOf } = usePreferenceWords();

  return (
    <div className="mb-3 rounded-field bg-surface-soft px-3 py-2">
      {preferences ? (
        <>
          <Wish preferences={preferences} />
          <p className="ms-7 text-xs text-ink-muted">{tellerOf(preferences)}</p>
        </>
      ) : (
        <p className="text-sm text-ink-muted">{t("preferences.unknown")}</p>
      )}
      {clientId !== null && (
        <Link to={clientPath(clientId)} className="link text-sm">
          {t(preferences ? "preferences.change" : "preferences.record")}
        </Link>
      )}
    </div>
  );
}

function CallHours() {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const now = useNow();
  const { from, to } = callHours;
  const words = mayCallAt(now)
    ? t("calls.allowed", { from, to })
    : t("calls.notNow", { moment: formatMoment(nextCallTime(now).toISOString(), language) });

  return (
    <p className="mt-3 flex items-center gap-2 text-xs text-ink-muted">
      <Icon name="phone" size={16} />
      {words}
    </p>
  );
}

function OneContact({ contact }: { contact: Contact }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const momentOf = (at: string) => formatMoment(at, language);

  return (
    <li className="border-t border-line py-2.5 first:border-0 first:pt-0">
      {contact.kind === "call" ? (
        <p className="font-medium">{t(`calls.outcomes.${contact.outcome}`)}</p>
      ) : (
        <p className="wrap-anywhere font-medium">
          {t("calls.insurer.sent")} <bdi>{contact.reference}</bdi>
        </p>
      )}
      {contact.kind === "call" && contact.callBackAt && (
        <p>{t("calls.againAt", { moment: momentOf(contact.callBackAt) })}</p>
      )}
      {contact.kind === "submission" && (
        <p>
          {contact.answeredAt
            ? t("calls.insurer.answered", { moment: momentOf(contact.answeredAt) })
            : t("calls.insurer.waiting")}
        </p>
      )}
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-muted">
        <StaffShown>{contact.staff}</StaffShown>
        <time dateTime={contact.at}>{momentOf(contact.at)}</time>
      </p>
    </li>
  );
}
