import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnRefund } from "../../../contract/refund.ts";
import { Button } from "../../ui/button.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { AccountForm } from "./account-form.tsx";
import { useAccount } from "./use-account.ts";

type Props = {
  requestId: string;
  refund: OwnRefund;
  onChanged: () => Promise<unknown>;
};

/** The account that a refund goes to: named, shown masked, changed until the insurer is asked. */
export function Account({ requestId, refund, onChanged }: Props) {
  const { t } = useTranslation("profile/refunds");
  const { iban, mayGiveIban, _id: refundId } = refund;
  const [isChanging, setIsChanging] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  const { isBusy, trouble, save, clear } = useAccount({ requestId, refundId, onChanged });

  const close = () => {
    setIsChanging(false);
    clear();
    // The pressed button is gone: keyboard users go on from the account.
    requestAnimationFrame(() => shown.current?.focus());
  };

  if (mayGiveIban && (iban === null || isChanging))
    return (
      <AccountForm
        id={`iban-${refundId}`}
        {...{ isBusy, trouble }}
        onKeep={iban === null ? undefined : close}
        onSave={(typed) =>
          void save(typed, () => {
            setHasSaved(true);
            close();
          })
        }
      />
    );
  if (iban === null) return trouble && <p className="text-label text-ink-muted">{trouble.text}</p>;

  return (
    <div ref={shown} tabIndex={-1} className="focus:outline-none">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <p className="text-label">
          <span className="text-ink-muted">{t("account.goesTo")}</span>{" "}
          <Ltr className="font-medium whitespace-nowrap">{iban}</Ltr>
        </p>
        {mayGiveIban && (
          <Button
            variant="link"
            size="small"
            icon="edit"
            aria-label={t("account.changeLabel")}
            onClick={() => setIsChanging(true)}
          >
            {t("account.change")}
          </Button>
        )}
      </div>
      {hasSaved && (
        <p role="status" className="text-sm font-medium text-success">
          {t("account.saved")}
        </p>
      )}
      {trouble && <p className="text-sm text-ink-muted">{trouble.text}</p>}
    </div>
  );
}
