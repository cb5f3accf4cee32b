import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { RefundRow } from "../../../contract/office/refunds/part.ts";
import { isOpenRefund } from "../../../domain/refunds/refund-state.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../kit/panel.tsx";
import { refund as pathOf } from "../kit/paths.ts";
import type { PanelProps } from "../kit/rooms.ts";
import { AmountShown } from "./amount-shown.tsx";
import { DaysBar } from "./days-bar.tsx";
import { disputable } from "./disputable.ts";
import { DisputeDialog } from "./dispute-dialog.tsx";
import { DisputeRow } from "./dispute-row.tsx";
import { ProposeDialog } from "./propose-dialog.tsx";
import { StepBar } from "./step-bar.tsx";
import { TurnShown } from "./turn-shown.tsx";

/** What of a request goes back, and what its bank was asked for; nothing where nothing was paid. */
export function RefundsPanel({ request, ...change }: PanelProps) {
  const { t } = useTranslation("office");
  const [opened, setOpened] = useState<"propose" | "dispute">();
  const { refunds, disputes, paidCharges, actions } = request;
  const mayPropose =
    actions.includes("proposeRefund") && paidCharges.some(({ leftFils }) => leftFils > 0);
  const mayNote = actions.includes("noteDispute") && disputable(request).length > 0;
  const close = () => setOpened(undefined);

  if (refunds.length + disputes.length + paidCharges.length === 0) return null;
  return (
    <Panel heading={t("refunds.panel.heading")}>
      {refunds.length + disputes.length === 0 && (
        <p className="text-sm text-ink-muted">{t("refunds.panel.none")}</p>
      )}
      <ul>
        {refunds.map((one) => (
          <Line key={one.id} refund={one} />
        ))}
        {disputes.map((one) => (
          <DisputeRow key={one.id} dispute={one} request={request} {...change} />
        ))}
      </ul>
      {(mayPropose || mayNote) && (
        <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2 border-t border-line pt-3 print:hidden">
          {mayPropose && (
            <Button variant="quiet" size="small" onClick={() => setOpened("propose")}>
              {t("refunds.panel.propose")}
            </Button>
          )}
          {mayNote && (
            <Button variant="link" size="small" onClick={() => setOpened("dispute")}>
              {t("refunds.disputes.note")}
            </Button>
          )}
        </div>
      )}
      <ProposeDialog {...{ request, ...change }} open={opened === "propose"} onClose={close} />
      <DisputeDialog {...{ request, ...change }} open={opened === "dispute"} onClose={close} />
    </Panel>
  );
}

function Line({ refund }: { refund: RefundRow }) {
  const { t } = useTranslation("office");
  const { id, reason, state, days, isLate } = refund;

  return (
    <li className="relative grid gap-1.5 border-t border-line py-3 text-sm first:border-0 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          to={pathOf(id)}
          className="font-strong underline underline-offset-4 before:absolute before:inset-0"
        >
          {t(`refunds.reasons.${reason}`)}
        </Link>
        <AmountShown refund={refund} />
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <StepBar state={state} />
        {isOpenRefund(state) && <TurnShown refund={refund} />}
      </p>
      {days && isOpenRefund(state) && <DaysBar days={days} isLate={isLate} />}
    </li>
  );
}
