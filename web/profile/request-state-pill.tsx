import { useTranslation } from "react-i18next";
import { type RequestState, requestStates } from "../../domain/requests/request-state.ts";
import { Pill, type PillTone } from "../ui/pill.tsx";

const tones: Record<RequestState, PillTone> = {
  submitted: "calm",
  lead: "calm",
  offered: "waiting",
  awaiting_payment: "waiting",
  verifying_payment: "waiting",
  paid: "good",
  issued: "good",
  rejected: "bad",
  cancelled: "sand",
  refund_pending: "waiting",
  refunded: "sand",
};

export function RequestStatePill({ state }: { state: string }) {
  const { t } = useTranslation("profile");
  const known = requestStates.find((one) => one === state);

  return known ? <Pill tone={tones[known]}>{t(`requests.state.${known}`)}</Pill> : null;
}
