import type { PolicyState } from "../../../domain/policies/policy-state.ts";
import type { PillTone } from "../../ui/pill.tsx";

export const policyTones: Record<PolicyState, PillTone> = {
  to_accept: "waiting",
  refused: "bad",
  active: "good",
  cancelled: "sand",
  total_loss: "sand",
  renewed: "calm",
  expired: "sand",
};
