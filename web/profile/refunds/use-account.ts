import { useState } from "react";
import { useTranslation } from "react-i18next";
import { giveIban } from "../../../contract/refunds.ts";
import { call } from "../../api/client.ts";
import { useWrite } from "../../api/use-write.ts";

type Options = {
  requestId: string;
  refundId: string;
  /** Reads the request again. */
  onChanged: () => Promise<unknown>;
};

/** Refusals that only this card shows: their words are loaded with it. */
const ownProblems = ["unknown", "ibanNotNow", "ibanCountry", "ibanLength", "ibanDigits"] as const;

/** What was wrong: with the number, or with saving it. */
export type AccountProblem = { of: "number" | "saving"; text: string };

/** Names the account that a refund goes to. */
export function useAccount({ requestId, refundId, onChanged }: Options) {
  const { t } = useTranslation(["profile/refunds", "profile"]);
  const { t: problem } = useTranslation("problems");
  const { isBusy, write } = useWrite();
  const [trouble, setTrouble] = useState<AccountProblem>();

  const save = (iban: string, onSaved: () => void) => {
    if (iban === "") return setTrouble({ of: "number", text: t("account.missing") });
    setTrouble(undefined);
    return write(
      () => call(giveIban, { params: { id: requestId, refund: refundId }, body: { iban } }),
      async ({ code, data }) => {
        if (code === 200) {
          await onChanged();
          return onSaved();
        }
        if (code === "unreachable" || code === 503)
          return setTrouble({ of: "saving", text: t("account.failed") });
        if (code === 401)
          return setTrouble({ of: "saving", text: t("profile:requests.loginToAct") });
        const known = ownProblems.find((one) => `refunds.${one}` === String(data.code));
        const text = known ? t(`problems.${known}`) : problem(data.code);
        setTrouble({ of: code === 422 ? "number" : "saving", text });
        // The page shows why: the insurer was asked meanwhile.
        if (code === 409) await onChanged();
      },
    );
  };

  return { isBusy, trouble, save, clear: () => setTrouble(undefined) };
}
