import { useState } from "react";
import { useTranslation } from "react-i18next";
import { eraseKeptData } from "../../../contract/privacy.ts";
import { call } from "../../api/client.ts";
import type { Notice } from "../notice.ts";

/** Resolves to true when the data is erased; otherwise a notice says why not. */
export function useErasing(what: "unsold" | "account", notify: (what: Notice) => void) {
  const { t } = useTranslation(["profile/stored-data", "profile"]);
  const { t: problem } = useTranslation("problems");
  const [isBusy, setIsBusy] = useState(false);

  const erase = async (): Promise<boolean> => {
    setIsBusy(true);
    const answer = await call(eraseKeptData, { body: { what } }).catch(() => undefined);
    setIsBusy(false);
    if (answer?.code === 200) return true;
    if (answer?.code === 401)
      notify({ kind: "error", text: t("profile:requests.loginToAct"), needsLogin: true });
    else
      notify({
        kind: "error",
        text: answer ? problem(answer.data.code) : t("problems.failed"),
      });
    return false;
  };

  return { isBusy, erase };
}
