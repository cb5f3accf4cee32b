import { useTranslation } from "react-i18next";
import type { RequestState } from "../../../domain/requests/request-state.ts";
import { Pill, type PillTone } from "../../ui/pill.tsx";

const tones: Record<RequestState, PillTone> = {
  submitted: "calm",
  lead: "calm",
  offered: "waiting",
  awaiting_payment: "waiting",
  verifying_payment: "waiting",
  paid: "good",
  issued: "good",
  rejected: "bad",
  cancelled: "bad",
  refund_pending: "bad",
  refunded: "sand",
};

export function StatePill({ state }: { state: RequestState }) {
  const { t } = useTranslation("office");
  return <Pill tone={tones[state]}>{t(`states.${state}`)}</Pill>;
}
