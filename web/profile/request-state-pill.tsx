import { useTranslation } from "react-i18next";
import type { RequestSummary } from "../../contract/requests.ts";
import { endedPolicyOf } from "../../domain/policies/policy-for-customer.ts";
import { requestStates } from "../../domain/requests/request-state.ts";
import { Pill } from "../ui/pill.tsx";
import { requestStateTones } from "../ui/request-state-tones.ts";

type Props = { request: Pick<RequestSummary, "state" | "policyState"> };

export function RequestStatePill({ request }: Props) {
  const { t } = useTranslation("profile");
  const ended = endedPolicyOf(request);
  const known = requestStates.find((one) => one === request.state);

  if (ended)
    return (
      <Pill tone={ended === "renewed" ? "calm" : "sand"}>{t(`requests.endedPolicy.${ended}`)}</Pill>
    );
  return known ? <Pill tone={requestStateTones[known]}>{t(`requests.state.${known}`)}</Pill> : null;
}
