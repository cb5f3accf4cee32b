import { useState } from "react";
import { useTranslation } from "react-i18next";
import { eraseKeptData } from "../../../contract/privacy.ts";
import { call } from "../../api/client.ts";
import type { Notice } from "../notice.ts";

type Outcome = { is: "erased" | "failed" } | { is: "refused"; password: string };

/** A password that is refused is told to the caller; for anything else a notice says why not. */
export function useErasing(what: "unsold" | "account", notify: (what: Notice) => void) {
  const { t } = useTranslation(["profile/stored-data", "profile"]);
  const { t: problem } = useTranslation("problems");
  const [isBusy, setIsBusy] = useState(false);

  const erase = async (password = ""): Promise<Outcome> => {
    setIsBusy(true);
    const answer = await call(eraseKeptData, { body: { what, password } }).catch(() => undefined);
    setIsBusy(false);
    if (answer?.code === 200) return { is: "erased" };
    const isAboutPassword = answer?.data.field === "password" || answer?.code === 429;
    if (isAboutPassword) return { is: "refused", password: problem(answer.data.code) };
    if (answer?.code === 401)
      notify({ kind: "error", text: t("profile:requests.loginToAct"), needsLogin: true });
    else
      notify({
        kind: "error",
        text: answer ? problem(answer.data.code) : t("problems.failed"),
      });
    return { is: "failed" };
  };

  return { isBusy, erase };
}
