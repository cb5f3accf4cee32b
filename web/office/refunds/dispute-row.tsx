import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Dispute } from "../../../contract/office/refunds/part.ts";
import { endDispute } from "../../../contract/office/refunds/request-routes.ts";
import { formatAmount } from "../../../domain/money.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Pill } from "../../ui/pill.tsx";
import { useSession } from "../frame/session.tsx";
import { DialogForm } from "../kit/dialog-form.tsx";
import type { PanelProps } from "../kit/rooms.ts";
import { useLanguage } from "../kit/use-language.ts";
import { useWriting } from "../kit/use-writing.ts";

const outcomes = ["upheld", "rejected"] as const;
type Outcome = (typeof outcomes)[number];

type Props = Pick<PanelProps, "request" | "onChange" | "onReload"> & { dispute: Dispute };

/** What the card's owner asked the bank for, and what the bank decided. */
export function DisputeRow({ dispute, ...shown }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const [outcome, setOutcome] = useState<Outcome>();
  const { state, amountFils, reference, notedBy, notedAt, endedBy, endedAt } = dispute;
  const isOpen = state === "open";
  const mayEnd = isOpen && shown.request.actions.includes("noteDispute");

  return (
    <li className="grid gap-1 border-t border-line py-3 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-medium">
          {t("refunds.disputes.line", {
            amount: isolated(`AED ${formatAmount(amountFils)}`, language),
            reference: `\u2068${reference}\u2069`,
          })}
        </span>
        <Pill tone={isOpen ? "waiting" : "sand"}>{t(`refunds.disputes.states.${state}`)}</Pill>
      </p>
      <p className="text-xs text-ink-muted">
        {t("refunds.disputes.noted", {
          name: notedBy.name[language],
          at: formatMoment(notedAt, language),
        })}
        {endedBy && endedAt && (
          <span className="block">
            {t("refunds.disputes.endedBy", {
              name: endedBy.name[language],
              at: formatMoment(endedAt, language),
            })}
          </span>
        )}
      </p>
      {mayEnd && (
        <div className="mt-1 flex flex-wrap gap-2 print:hidden">
          {outcomes.map((one) => (
            <Button key={one} variant="quiet" size="small" onClick={() => setOutcome(one)}>
              {t(`refunds.disputes.states.${one}`)}
            </Button>
          ))}
        </div>
      )}
      {outcomes.map((one) => (
        <Dialog
          key={one}
          open={outcome === one}
          onClose={() => setOutcome(undefined)}
          heading={t(`refunds.disputes.states.${one}`)}
          closeLabel={t("close")}
        >
          <EndForm
            {...shown}
            dispute={dispute}
            outcome={one}
            onClose={() => setOutcome(undefined)}
          />
        </Dialog>
      ))}
    </li>
  );
}

type EndProps = Props & { outcome: Outcome; onClose: () => void };

function EndForm({ request, dispute, outcome, onClose, onChange, onReload }: EndProps) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(onReload);
  const { id, version } = request;

  const submit = () =>
    void write(
      () =>
        ask(endDispute, {
          params: { id, dispute: dispute.id },
          body: { version, outcome },
        }),
      (found) => {
        onClose();
        onChange(found);
      },
    );

  return (
    <DialogForm
      {...{ failure, isBusy }}
      confirm={t("refunds.disputes.save")}
      back={{ label: t("refunds.disputes.keep"), onPress: onClose }}
      onSubmit={submit}
    >
      <p>{t(`refunds.disputes.${outcome}Text`)}</p>
    </DialogForm>
  );
}
