import { useState } from "react";
import { useTranslation } from "react-i18next";
import { startPayment } from "../../contract/payments.ts";
import type { RequestSummary } from "../../contract/requests.ts";
import { call } from "../api/client.ts";
import { paymentForm, type PaymentForm } from "../api/hand-off.ts";
import { useSite } from "../i18n/use-site.ts";
import { useBackFromCache } from "../ui/use-back-from-cache.ts";
import type { Notice } from "./notice.ts";

export function usePayment({ notify }: { notify: (what: Notice) => void }) {
  const { t } = useTranslation("profile");
  const { t: problem } = useTranslation("problems");
  const { gatewayOrigin } = useSite();
  const [payingId, setPayingId] = useState<string>();
  const [form, setForm] = useState<PaymentForm>();

  // The visitor came back from the card page without paying: enable the button again.
  useBackFromCache(() => {
    setPayingId(undefined);
    setForm(undefined);
  });

  const start = async ({ _id: id }: RequestSummary) => {
    setPayingId(id);
    const answer = await call(startPayment, { params: { id } });
    const ready = answer.code === 200 && paymentForm(answer.data, gatewayOrigin);
    if (ready) return setForm(ready);

    setPayingId(undefined);
    if (answer.code === 200) return notify({ kind: "error", text: t("requests.payInvalid") });
    if (answer.code === 401)
      return notify({ kind: "error", text: t("requests.loginToAct"), needsLogin: true });
    if (answer.code === "unreachable")
      return notify({ kind: "error", text: t("requests.payFailed") });

    const { code } = answer.data;
    const needsDay = code === "requests.startDate";
    notify({ kind: "error", text: problem(code), ...(needsDay && { needsStartDate: id }) });
  };

  return { payingId, form, start };
}
