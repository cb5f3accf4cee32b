import { useTranslation } from "react-i18next";
import type { RequestState } from "../../../domain/requests/request-state.ts";
import { Pill } from "../../ui/pill.tsx";
import { requestStateTones } from "../../ui/request-state-tones.ts";

export function StatePill({ state }: { state: RequestState }) {
  const { t } = useTranslation("office");
  return <Pill tone={requestStateTones[state]}>{t(`states.${state}`)}</Pill>;
}
