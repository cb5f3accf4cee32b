import { useTranslation } from "react-i18next";
import { cancelRequest, type RequestSummary, type Totals } from "../../contract/requests.ts";
import { call } from "../api/client.ts";
import { useWrite } from "../api/use-write.ts";
import type { Notice } from "./notice.ts";

type Options = {
  notify: (what: Notice) => void;
  take: (changed: RequestSummary, totals: Totals) => void;
};

export function useCancel({ notify, take }: Options) {
  const { t } = useTranslation("profile");
  const { isBusy, write } = useWrite();

  const cancel = ({ _id: id }: RequestSummary) =>
    write(
      () => call(cancelRequest, { params: { id } }),
      ({ code, data }) => {
        if (code === 401)
          return notify({ kind: "error", text: t("requests.loginToAct"), needsLogin: true });
        if (code !== 200) return notify({ kind: "error", text: t("requests.cancelFailed") });
        take(data.data, data.totals);
        if (data.data.state === "cancelled")
          return notify({ kind: "success", text: t("requests.cancelled") });
        notify({ kind: "info", text: t("requests.cancelAsked") });
      },
    );

  return { isBusy, cancel };
}
