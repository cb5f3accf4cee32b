import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RequestMail, ShownMailState } from "../../../contract/office/mails/part.ts";
import { sendDocumentRequestAgain } from "../../../contract/office/documents/routes.ts";
import { sendMailAgain } from "../../../contract/office/mails/routes.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Pill, type PillTone } from "../../ui/pill.tsx";
import { useSession } from "../frame/session.tsx";
import type { Change } from "../kit/change.ts";
import { Panel } from "../kit/panel.tsx";
import { useWriting } from "../kit/use-writing.ts";
import { useLanguage } from "../kit/use-language.ts";
import { knownMails } from "./mail-words.ts";

type Props = Pick<Change, "onChange" | "onReload"> & { request: DeskRequest };

/** What was written to the customer, and whether it arrived at the mail server. */
export function Mails({ request, onChange, onReload }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(onReload);
  const [asked, setAsked] = useState<string>();
  const { id, version, mails, actions, documentRequests } = request;

  if (mails.length === 0) return null;
  const maySendAgain = ({ state, maySendAgain: asItWas, documentRequestId }: RequestMail) =>
    documentRequestId === null
      ? asItWas && actions.includes("sendAgain")
      : state !== "queued" &&
        actions.includes("askDocument") &&
        documentRequests.some((one) => one._id === documentRequestId && one.maySendAgain);

  const sendAgain = ({ id: mailId, documentRequestId }: RequestMail) => {
    setAsked(mailId);
    void write(
      () =>
        documentRequestId === null
          ? ask(sendMailAgain, { params: { id, mailId }, body: {} })
          : ask(sendDocumentRequestAgain, { params: { id, documentRequestId }, body: { version } }),
      onChange,
    );
  };

  return (
    <Panel heading={t("mails.heading")}>
      {failure && (
        <Banner kind="error" live className="mb-3">
          {failure}
        </Banner>
      )}
      <ul className="text-sm">
        {mails.toReversed().map((mail) => (
          <OneMail
            key={mail.id}
            mail={mail}
            isBusy={isBusy && asked === mail.id}
            {...(maySendAgain(mail) && { onSendAgain: () => sendAgain(mail) })}
          />
        ))}
      </ul>
    </Panel>
  );
}

const tones: Record<ShownMailState, PillTone> = {
  queued: "waiting",
  accepted: "good",
  failed: "bad",
  sentAgain: "sand",
  withdrawn: "sand",
};

type MailProps = { mail: RequestMail; isBusy: boolean; onSendAgain?: () => void };

function OneMail({ mail, isBusy, onSendAgain }: MailProps) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { kind, state, tries, lastError, at, changedAt } = mail;
  const known = knownMails.find((one) => one === kind);
  const name = known ? t(`mails.kinds.${known}`) : t("mails.other");

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-2 first:border-0 first:pt-0">
      <div>
        <p className="font-medium">{name}</p>
        <p className="text-xs text-ink-muted">
          <time dateTime={at} title={formatMoment(changedAt, language)}>
            {formatMoment(at, language)}
          </time>
          {lastError !== null && (
            <>
              {" · "}
              {t("mails.tries", { count: tries })} <Ltr>{lastError}</Ltr>
            </>
          )}
        </p>
      </div>
      <div className="flex items-center gap-3">
        {onSendAgain && (
          <Button
            variant="link"
            size="small"
            busy={isBusy}
            aria-label={t("mails.againNamed", { name })}
            onClick={onSendAgain}
          >
            {t("mails.again")}
          </Button>
        )}
        <Pill tone={tones[state]}>{t(`mails.states.${state}`)}</Pill>
      </div>
    </li>
  );
}
