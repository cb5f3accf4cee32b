import { useState } from "react";
import * as paths from "../../../contract/page-paths.ts";
import type { ShownProblemCode } from "../../../contract/problems.ts";
import { startPayment } from "../../../contract/payments.ts";
import { call } from "../../api/client.ts";
import { paymentForm, type PaymentForm } from "../../api/hand-off.ts";
import { useSite } from "../../i18n/use-site.ts";
import { useBackFromCache } from "../../ui/use-back-from-cache.ts";

export type Retry =
  | { state: "idle" }
  | { state: "starting" }
  | { state: "paying"; form: PaymentForm }
  | { state: "refused"; code: ShownProblemCode }
  | { state: "unreachable" }
  | { state: "invalidAnswer" };

/** Supersedes an attempt that was not paid. */
export function useRetry(requestId: string, paymentRef: string, onOutdated: () => Promise<void>) {
  const { gatewayOrigin, pathOf } = useSite();
  const here = `${pathOf(paths.paymentFailed)}?ref=${encodeURIComponent(paymentRef)}`;
  const [retry, setRetry] = useState<Retry>({ state: "idle" });

  useBackFromCache(() => setRetry({ state: "idle" }));

  const start = async () => {
    setRetry({ state: "starting" });
    const answer = await call(startPayment, { params: { id: requestId } });
    if (answer.code === "unreachable") return setRetry({ state: "unreachable" });
    if (answer.code === 200) {
      const form = paymentForm(answer.data, gatewayOrigin);
      return setRetry(form ? { state: "paying", form } : { state: "invalidAnswer" });
    }
    if (answer.code === 401)
      return location.assign(pathOf(`${paths.login}?next=${encodeURIComponent(here)}`));
    // It may be paid by now: then the page shows that instead.
    if (answer.data.code === "requests.notPayable") await onOutdated();
    return setRetry({ state: "refused", code: answer.data.code });
  };

  return [retry, start] as const;
}
