import { useTranslation } from "react-i18next";
import { acceptPolicy, refusePolicy } from "../../../contract/policies.ts";
import type { Policy } from "../../../contract/policy.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { call } from "../../api/client.ts";
import { useWrite } from "../../api/use-write.ts";
import type { Notice } from "../notice.ts";

type Options = {
  request: RequestDetails;
  policy: Policy;
  notify: (what: Notice) => void;
  onChanged: () => Promise<unknown>;
};

/** What the customer decides about the version that is shown. */
export function useDecision({ request, policy, notify, onChanged }: Options) {
  const { t } = useTranslation(["profile/policy", "profile"]);
  const { isBusy, write } = useWrite();
  const { version } = policy;
  const params = { id: request._id };

  const decide = (what: "accepted" | "refused", note = "") =>
    write(
      () =>
        what === "accepted"
          ? call(acceptPolicy, { params, body: { version } })
          : call(refusePolicy, { params, body: { version, note } }),
      async ({ code }) => {
        if (code === 401)
          return notify({
            kind: "error",
            text: t("profile:requests.loginToAct"),
            needsLogin: true,
          });
        if (code !== "unreachable" && code !== 503) await onChanged();
        if (code === 200)
          return notify({ kind: what === "accepted" ? "success" : "info", text: t(what) });
        notify({ kind: "error", text: t(code === 409 ? "changed" : "failed") });
      },
    );

  return { isBusy, decide };
}
