import { useTranslation } from "react-i18next";
import type { PolicyState } from "../../../domain/policies/policy-state.ts";
import { Pill, type PillTone } from "../../ui/pill.tsx";

const tones: Record<PolicyState, PillTone> = {
  to_accept: "waiting",
  refused: "sand",
  active: "good",
  cancelled: "sand",
  total_loss: "sand",
  renewed: "calm",
  expired: "sand",
};

export function PolicyStatePill({ state }: { state: PolicyState }) {
  const { t } = useTranslation("profile/policy");

  return <Pill tone={tones[state]}>{t(`states.${state}`)}</Pill>;
}
