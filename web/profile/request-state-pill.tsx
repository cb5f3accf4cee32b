import { useTranslation } from "react-i18next";
import { requestStates } from "../../domain/requests/request-state.ts";
import { Pill } from "../ui/pill.tsx";
import { requestStateTones } from "../ui/request-state-tones.ts";

export function RequestStatePill({ state }: { state: string }) {
  const { t } = useTranslation("profile");
  const known = requestStates.find((one) => one === state);

  return known ? <Pill tone={requestStateTones[known]}>{t(`requests.state.${known}`)}</Pill> : null;
}
