import { useTranslation } from "react-i18next";
import {
  sendDocumentRequestAgain,
  withdrawDocumentRequest,
} from "../../../contract/office/documents/routes.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { documentSlots } from "../../../domain/documents/documents.ts";
import { formatList, formatMoment } from "../../i18n/formats.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useSession } from "../frame/session.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { useStaffName } from "../kit/staff-shown.tsx";
import { useSlotName } from "../kit/use-slot-name.ts";
import { useWriting } from "../kit/use-writing.ts";

type Props = {
  request: DeskRequest;
  onChange: (request: DeskRequest) => void;
  onAsked: (request: DeskRequest) => void;
  onReload: () => void;
};

/** What the customer still owes, and what was not answered in time. */
export function AskedList({ request, onChange, onAsked, onReload }: Props) {
  const { t } = useTranslation("office");
  const staffName = useStaffName();
  const { language } = useLanguage();
  const { ask } = useSession();
  const nameOf = useSlotName();
  const { failure, isBusy, write } = useWriting(onReload);
  const { id, version, actions, documentRequests, mails } = request;
  const shown = documentRequests.filter(
    ({ state }, index) => state === "open" || (state === "expired" && index === 0),
  );

  const isOnItsWay = (documentRequestId: string) =>
    mails.some((mail) => mail.documentRequestId === documentRequestId && mail.state === "queued");

  const sendAgain = (documentRequestId: string) => {
    const params = { id, documentRequestId };
    void write(() => ask(sendDocumentRequestAgain, { params, body: { version } }), onAsked);
  };

  const withdraw = (documentRequestId: string) => {
    const params = { id, documentRequestId };
    void write(() => ask(withdrawDocumentRequest, { params, body: { version } }), onChange);
  };

  return (
    <ul className="mt-3 grid gap-2 empty:hidden">
      {shown.map(({ _id, slots, reason, note, state, staff, expiresAt, maySendAgain }) => (
        <li
          key={_id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-field bg-warning-soft px-4 py-2.5 text-sm text-warning-ink"
        >
          <Icon name={state === "open" ? "mail" : "clock"} size={20} className="shrink-0" />
          <span className="min-w-0 grow basis-60">
            <span className="block font-medium">
              {formatList(
                documentSlots.filter((slot) => slots.includes(slot)).map((slot) => nameOf(slot)),
                language,
              )}
              {" · "}
              {t(`documents.faults.${reason}`)}
            </span>
            {note && (
              <span dir="auto" className="block wrap-anywhere">
                {note}
              </span>
            )}
            <span className="block">
              {t(`documents.requests.${state === "open" ? "open" : "expired"}`, {
                staff: staffName(staff),
                moment: formatMoment(expiresAt, language),
              })}
            </span>
          </span>
          {maySendAgain && actions.includes("askDocument") && !isOnItsWay(_id) && (
            <Button variant="link" size="small" busy={isBusy} onClick={() => sendAgain(_id)}>
              {t("documents.requests.sendAgain")}
            </Button>
          )}
          {state === "open" && actions.includes("askDocument") && (
            <Button variant="link" size="small" busy={isBusy} onClick={() => withdraw(_id)}>
              {t("documents.requests.withdraw")}
            </Button>
          )}
        </li>
      ))}
      {failure && (
        <li>
          <FieldError id="withdraw">{failure}</FieldError>
        </li>
      )}
    </ul>
  );
}
