import { useTranslation } from "react-i18next";
import { eraseKeptData } from "../../../contract/privacy.ts";
import { call } from "../../api/client.ts";
import { useWrite } from "../../api/use-write.ts";
import type { Notice } from "../notice.ts";

type Outcome = { state: "erased" | "failed" } | { state: "refused"; password: string };

/** A password that is refused is told to the caller; for anything else a notice says why not. */
export function useErasing(what: "unsold" | "account", notify: (what: Notice) => void) {
  const { t } = useTranslation(["profile/stored-data", "profile"]);
  const { t: problem } = useTranslation("problems");
  const { isBusy, write } = useWrite();

  const erase = (password: string, then: (outcome: Outcome) => unknown) =>
    write(
      () => call(eraseKeptData, { body: { what, password } }),
      ({ code, data }) => {
        if (code === 200) return then({ state: "erased" });
        if (code !== "unreachable" && (data.field === "password" || code === 429))
          return then({ state: "refused", password: problem(data.code) });
        if (code === 401)
          notify({ kind: "error", text: t("profile:requests.loginToAct"), needsLogin: true });
        else
          notify({
            kind: "error",
            text: code === "unreachable" ? t("problems.failed") : problem(data.code),
          });
        return then({ state: "failed" });
      },
    );

  return { isBusy, erase };
}
