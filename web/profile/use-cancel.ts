import { useTranslation } from "react-i18next";
import { cancelRequest, type RequestSummary } from "../../contract/requests.ts";
import { call } from "../api/client.ts";
import type { Notice } from "./notice.ts";

type Options = { notify: (what: Notice) => void; replace: (changed: RequestSummary) => void };

export function useCancel({ notify, replace }: Options) {
  const { t } = useTranslation("profile");

  return async ({ _id: id }: RequestSummary) => {
    const answer = await call(cancelRequest, { params: { id } }).catch(() => undefined);
    if (answer?.code === 401)
      return notify({ kind: "error", text: t("requests.loginToAct"), needsLogin: true });
    if (answer?.code !== 200) return notify({ kind: "error", text: t("requests.cancelFailed") });

    const changed = answer.data.data;
    replace(changed);
    if (changed.state === "cancelled")
      return notify({ kind: "success", text: t("requests.cancelled") });
    notify({ kind: "info", text: t("requests.cancelAsked") });
  };
}
