import { type ChangeEvent, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { OwnRefund } from "../../../contract/refund.ts";
import type { RefundFileKind } from "../../../domain/refunds/refund-files.ts";
import { formatDate } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Progress } from "../../ui/progress.tsx";
import { useFiles } from "./use-files.ts";

type Props = {
  requestId: string;
  refund: OwnRefund;
  kind: RefundFileKind;
  onChanged: () => Promise<unknown>;
  /** What it is. */
  children: ReactNode;
};

/** A document that the insurer asks for: sent from here, and shown once it is there. */
export function AskedFile({ requestId, refund, kind, onChanged, children }: Props) {
  const { t } = useTranslation("profile/refunds");
  const { language } = useSite();
  const input = useRef<HTMLInputElement>(null);
  const { sending, send } = useFiles(kind, { requestId, refundId: refund._id, onChanged });
  const id = `${kind}-${refund._id}`;
  const sent = refund.files.find((file) => file.kind === kind);
  const isSending = sending.state === "sending";
  const problem = sending.state === "failed" ? sending.text : undefined;

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = currentTarget.files ?? [];
    if (picked) void send(picked);
    // Lets the same file be chosen twice in a row.
    currentTarget.value = "";
  };

  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div id={id} className="min-w-0 text-label">
          {children}
        </div>
        {refund.maySendFiles && (
          <>
            <input
              ref={input}
              type="file"
              accept="application/pdf,image/png,image/jpeg"
              hidden
              onChange={take}
            />
            <Button
              variant="quiet"
              size="small"
              icon="upload"
              busy={isSending}
              aria-describedby={problem ? `${id} ${id}-error` : id}
              onClick={() => input.current?.click()}
            >
              {t(sent ? "files.another" : "files.add")}
            </Button>
          </>
        )}
      </div>
      {isSending && <Progress label={t("files.sending")} value={Math.round(sending.part * 100)} />}
      <div role="status" className="text-sm empty:hidden">
        {sent && !isSending && (
          <p className="flex items-center gap-1.5 font-medium text-success">
            <Icon name="check" size={20} />
            {t("files.sent", { date: formatDate(sent.at, language) })}
          </p>
        )}
      </div>
      {problem && (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex items-start gap-1.5 text-sm font-medium text-danger"
        >
          <Icon name="alert" size={20} />
          {problem}
        </p>
      )}
    </li>
  );
}
