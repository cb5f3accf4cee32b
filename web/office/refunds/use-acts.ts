import { useTranslation } from "react-i18next";
import {
  approveRefund,
  confirmRefund,
  failRefund,
  refuseRefund,
  sendRefund,
  voidRefund,
  withdrawRefund,
} from "../../../contract/office/refunds/routes.ts";
import type { RefundShown } from "../../../contract/office/refunds/shown.ts";
import { type Failure, useWrite } from "../../api/use-write.ts";
import { useSession } from "../frame/session.tsx";
import { useSay } from "../kit/said.tsx";
import { useProblem } from "../kit/use-problem.ts";

type Done = { code: 200; data: { status: "success"; data: RefundShown } };

type Props = {
  refund: RefundShown;
  onDone: (refund: RefundShown) => void;
  onRefused: () => void;
};

/** What may be done with a refund. What was typed stays after a refusal. */
export function useActs({ refund, onDone, onRefused }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const say = useSay();
  const problemOf = useProblem();
  const { failure, isBusy, write } = useWrite();
  const { id, version, approval } = refund;
  const params = { id };
  const digest = approval?.digest ?? "";

  const act = (asking: () => Promise<Done | Failure>) =>
    void write(asking, (answer) => {
      if (answer.code !== 200) return onRefused();
      const found = (answer as Done).data.data;
      say({
        text: t(`refunds.done.${found.state}`, { name: `\u2068${found.request.name}\u2069` }),
      });
      onDone(found);
    });

  return {
    failure: problemOf(failure),
    isBusy,
    approve: () => act(() => ask(approveRefund, { params, body: { version, digest } })),
    refuse: (reason: string) =>
      act(() => ask(refuseRefund, { params, body: { version, digest, reason } })),
    withdraw: () => act(() => ask(withdrawRefund, { params, body: { version } })),
    send: (insurerRef: string) =>
      act(() => ask(sendRefund, { params, body: { version, insurerRef } })),
    confirm: (insurerRef: string) =>
      act(() => ask(confirmRefund, { params, body: { version, insurerRef } })),
    fail: (reason: string) => act(() => ask(failRefund, { params, body: { version, reason } })),
    end: (reason: string) => act(() => ask(voidRefund, { params, body: { version, reason } })),
  };
}

export type Acts = ReturnType<typeof useActs>;
