import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { RequestDetails } from "../../../contract/requests.ts";
import { stepOfRequest } from "../../../domain/profile/cars.ts";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { PostForm } from "../../ui/post-form.tsx";
import { CancelDialog } from "../cancel-dialog.tsx";
import { RequestPlate } from "../request-plate.tsx";
import { NoticeBanner } from "../notice-banner.tsx";
import type { Notice } from "../notice.ts";
import { useCancel } from "../use-cancel.ts";
import { usePayment } from "../use-payment.ts";
import { useToday } from "../use-today.ts";
import { Ends } from "./ends.tsx";
import { AskedPictures, Offers, PolicyCard, PolicyPage } from "./later-parts.tsx";
import { Refunds } from "./later-refunds.tsx";
import { agreedPolicyOf, hasRefundCard, isPictureAsked } from "./parts-of.ts";
import { StatusCard } from "./status-card.tsx";
import { Told } from "./told.tsx";

type Props = { request: RequestDetails; onChanged: () => Promise<unknown> };

/** The form leads here with `?saved` after an edit; a reload must not repeat the message. */
function useSavedNotice(mayPay: boolean): Notice | undefined {
  const { t } = useTranslation("profile/one-request");
  const isSaved = useSearchParams()[0].has("saved");

  useEffect(() => {
    if (isSaved) history.replaceState(history.state, "", location.pathname);
  }, [isSaved]);

  return isSaved ? { kind: "success", text: t(mayPay ? "savedToPay" : "saved") } : undefined;
}

export function RequestShown({ request, onChanged }: Props) {
  const { t } = useTranslation("profile/one-request");
  const [notice, setNotice] = useState(useSavedNotice(request.mayPay));
  const [asksCancel, setAsksCancel] = useState(false);
  const message = useRef<HTMLDivElement>(null);

  const notify = (what: Notice) => {
    setNotice(what);
    // The pressed button may be gone: keyboard users continue from the message.
    requestAnimationFrame(() => message.current?.focus());
  };
  const { isBusy, cancel } = useCancel({ notify, take: () => void onChanged() });
  const payment = usePayment({ notify });

  const { policy } = request;
  const step = stepOfRequest(request, useToday());
  const agreed = agreedPolicyOf(request);

  if (agreed)
    return (
      <>
        <DocumentTitle title={t("title", { number: request.number })} />
        <NoticeBanner notice={notice} box={message} />
        <PolicyPage request={request} policy={agreed} onChanged={onChanged} />
      </>
    );

  const pictures = isPictureAsked(request) && (
    <AskedPictures request={request} isFirst={step === "addDocument"} onSent={onChanged} />
  );

  return (
    <>
      <DocumentTitle title={t("title", { number: request.number })} />
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 tabIndex={-1}>
          {t("heading")} <Ltr className="whitespace-nowrap">{request.number}</Ltr>
        </h1>
        <RequestPlate plate={request.plateInfo} className="w-47" />
      </header>
      <NoticeBanner notice={notice} box={message} />
      {step === "addDocument" && pictures}
      <StatusCard
        request={request}
        isPaying={payment.payingId !== undefined}
        onPay={() => void payment.start(request)}
      />
      {hasRefundCard(request) && (
        <div className="mb-6">
          <Refunds {...{ request, onChanged }} />
        </div>
      )}
      {policy && <PolicyCard {...{ request, notify, onChanged }} policy={policy} />}
      {request.offers.length > 0 && <Offers {...{ request, notify, onChanged }} />}
      {step !== "addDocument" && pictures}
      <Told request={request} />
      <Ends request={request} onCancel={() => setAsksCancel(true)} />
      <CancelDialog
        request={asksCancel ? request : undefined}
        isBusy={isBusy}
        onClose={() => setAsksCancel(false)}
        onConfirm={(asked) => void cancel(asked).then(() => setAsksCancel(false))}
      />
      {payment.form && <PostForm {...payment.form} />}
    </>
  );
}
