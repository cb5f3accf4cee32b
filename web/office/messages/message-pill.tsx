import { useTranslation } from "react-i18next";
import type { MessageState } from "../../../domain/contact/message-states.ts";
import { Pill, type PillTone } from "../../ui/pill.tsx";

const tones: Record<MessageState, PillTone> = { new: "waiting", answered: "good", closed: "sand" };

export function MessagePill({ state }: { state: MessageState }) {
  const { t } = useTranslation("office");
  // It stands on white and on the page's sand, which is its tone's own colour.
  const ground = state === "closed" ? "bg-surface-sunken!" : "";

  return (
    <Pill tone={tones[state]} className={ground}>
      {t(`messages.states.${state}`)}
    </Pill>
  );
}
