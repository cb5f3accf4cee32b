import { useState } from "react";
import { useTranslation } from "react-i18next";
import { acceptPolicy, refusePolicy } from "../../../contract/policies.ts";
import type { Policy } from "../../../contract/policy.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { call } from "../../api/client.ts";
import type { Notice } from "../notice.ts";

type Options = {
  request: RequestDetails;
  policy: Policy;
  notify: (what: Notice) => void;
  onChanged: () => Promise<void>;
};

/** What the customer decides about the version that is shown. */
export function useDecision({ request, policy, notify, onChanged }: Options) {
  const { t } = useTranslation(["profile/policy", "profile"]);
  const [isBusy, setIsBusy] = useState(false);
  const { version } = policy;
  const params = { id: request._id };

  const send = async (what: "accepted" | "refused", note: string) => {
    const asked =
      what === "accepted"
        ? call(acceptPolicy, { params, body: { version } })
        : call(refusePolicy, { params, body: { version, note } });
    const answer = await asked.catch(() => undefined);
    if (answer?.code === 401)
      return notify({ kind: "error", text: t("profile:requests.loginToAct"), needsLogin: true });
    if (answer && answer.code !== 503) await onChanged();
    if (answer?.code === 200)
      return notify({
        kind: what === "accepted" ? "success" : "info",
        text: t(what),
      });
    notify({ kind: "error", text: t(answer?.code === 409 ? "changed" : "failed") });
  };

  return {
    isBusy,
    decide: async (what: "accepted" | "refused", note = "") => {
      setIsBusy(true);
      await send(what, note);
      setIsBusy(false);
    },
  };
}
