import { useTranslation } from "react-i18next";
import type { TimelineEntry } from "../../../../contract/office/clients/timeline.ts";
import type { IconName } from "../../../ui/icon-paths.ts";
import { useSlotName } from "../../kit/use-slot-name.ts";
import { useWordsAt } from "../../kit/use-words-at.ts";

/** What happened, in the words that the rooms have for it. */
export function useEntryWords() {
  const { t } = useTranslation("office");
  const wordsAt = useWordsAt();
  const slotName = useSlotName();

  return ({ source, event }: TimelineEntry): string => {
    if (source === "message") return t("clients.one.timeline.message");
    if (source === "chat") return t("clients.one.timeline.chat");
    if (source === "call") {
      const outcome = wordsAt(`calls.outcomes.${event}`) ?? event;
      return t("clients.one.timeline.call", { outcome });
    }
    if (source === "mail") {
      const name = wordsAt(`mails.kinds.${event}`);
      return name === undefined ? t("mails.other") : t("clients.one.timeline.mail", { name });
    }
    if (source === "document") return t("clients.one.timeline.document", { name: slotName(event) });
    if (source === "consent") {
      const what = wordsAt(`clients.one.consents.${event}`) ?? event;
      return t("clients.one.timeline.consent", { what });
    }
    const path = {
      request: `request.events.${event}`,
      note: `request.events.${event}`,
      attempt: `request.attempts.${event}`,
      refund: `settings.audit.events.refund.${event}`,
      user: `settings.audit.events.user.${event}`,
      client: `settings.audit.events.client.${event}`,
    }[source];
    return wordsAt(path) ?? event;
  };
}

export const entryIcons: Record<TimelineEntry["kind"], IconName> = {
  requests: "inbox",
  policies: "shield",
  payments: "split",
  calls: "phone",
  messages: "doc",
  chats: "chat",
  documents: "camera",
  consents: "check",
  notes: "edit",
  mails: "mail",
  account: "user",
};

const good: readonly string[] = ["attempt succeeded", "refund confirmed"];
const bad: readonly string[] = [
  "attempt failed",
  "refund failed",
  "request rejected",
  "request policyCancelled",
  "request policyTotalLoss",
  "request policyRefused",
  "request promiseMissed",
  "request documentRejected",
];

/** Its colour; what staff did has another than what came to us. */
export const entryTone = ({ source, event, actor }: TimelineEntry): string => {
  const name = `${source} ${event}`;
  if (good.includes(name)) return "bg-success-soft text-success-ink";
  if (bad.includes(name)) return "bg-danger-soft text-danger-ink";
  return actor === "staff" ? "bg-surface-leaf text-action" : "bg-surface-sunken text-ink-muted";
};
