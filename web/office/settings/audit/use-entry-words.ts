import { useTranslation } from "react-i18next";
import type { AuditEntry } from "../../../../contract/office/settings/audit.ts";
import type { AuditSubject } from "../../../../domain/audit-events.ts";
import { requestAuditEvents } from "../../../../domain/requests/request-audit-events.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { useWordsAt } from "../../kit/use-words-at.ts";

const isolated = (name: string) => `\u2068${name}\u2069`;

/** What an event is called, and what its row says of state. */
export function useEntryWords() {
  const { t } = useTranslation("office");
  const wordsAt = useWordsAt();
  const { language } = useLanguage();

  const eventOf = (subject: AuditSubject, event: string, colleague?: string): string => {
    if (subject === "request") {
      const known = requestAuditEvents.find((one) => one === event);
      const name = isolated(colleague ?? "…");
      if (known === "erased") return t("settings.audit.requestErased");
      if (known === "commissionNoted") return t("settings.audit.commissionNoted");
      return known ? t(`request.events.${known}`, { name }) : event;
    }
    return wordsAt(`settings.audit.events.${subject}.${event}`) ?? event;
  };

  /** Where the states of a subject have words. */
  const statesOf: Partial<Record<AuditSubject, string>> = {
    request: "states",
    attempt: "request.attempts",
    charge: "settings.audit.charges",
    offer: "offers.states",
    refund: "refunds.states",
    dispute: "refunds.disputes.states",
    insuranceDraft: "insurance.draft.states",
    message: "messages.states",
    commissionDifference: "settings.commission.states",
  };

  const stateOf = (subject: AuditSubject, state: string): string => {
    const words = statesOf[subject];
    return (words && wordsAt(`${words}.${state}`)) ?? state;
  };

  return {
    eventOf,
    event: ({ subject, event, about }: AuditEntry) =>
      eventOf(subject, event, about.colleague?.name[language]),

    /** Before and after; undefined where the state stayed. */
    change: ({ subject, from, to }: AuditEntry): string | undefined => {
      if (to === null || from === to) return undefined;
      const reached = stateOf(subject, to);
      return from === null
        ? reached
        : t("settings.audit.states", { from: stateOf(subject, from), to: reached });
    },
  };
}
