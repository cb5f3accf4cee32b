import { useTranslation } from "react-i18next";
import type { MessageState } from "../../../domain/contact/message-states.ts";
import { Pill, type PillTone } from "../../ui/pill.tsx";

const tones: Record<MessageState, PillTone> = { new: "waiting", answered: "good", closed: "sand" };

export function MessagePill({ state }: { state: MessageState }) {
  const { t } = useTranslation("office");
  return <Pill tone={tones[state]}>{t(`messages.states.${state}`)}</Pill>;
}
