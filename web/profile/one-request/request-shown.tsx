import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { RequestDetails } from "../../../contract/requests.ts";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { PostForm } from "../../ui/post-form.tsx";
import { CancelDialog } from "../cancel-dialog.tsx";
import { RequestPlate } from "../request-plate.tsx";
import { NoticeBanner } from "../notice-banner.tsx";
import type { Notice } from "../notice.ts";
import { useCancel } from "../use-cancel.ts";
import { usePayment } from "../use-payment.ts";
import { CoverAnswers, RatedAnswers, VehicleAnswers } from "./answers.tsx";
import { Documents } from "./documents.tsx";
import { History } from "./history.tsx";
import { NextForCar } from "./next-for-car.tsx";
import { AskedPictures, IfYouCancel, Offers, PolicyCard } from "./later-parts.tsx";
import { Papers } from "./papers.tsx";
import { PriceCard } from "./price-card.tsx";
import { StatusCard } from "./status-card.tsx";
import { Views } from "./document-views.tsx";

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
      {request.documentRequests.some(({ state }) => state === "open" || state === "received") && (
        <AskedPictures request={request} onSent={onChanged} />
      )}
      <StatusCard
        request={request}
        isPaying={payment.payingId !== undefined}
        onPay={() => void payment.start(request)}
        onCancel={() => setAsksCancel(true)}
      />
      {request.offers.length > 0 && <Offers {...{ request, notify, onChanged }} />}
      {request.policy && <PolicyCard {...{ request, notify, onChanged }} policy={request.policy} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[80rem]:grid-cols-[minmax(0,1fr)_336px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 min-[80rem]:col-start-2">
          {(request.selectedPlan !== null || request.openOffers === 0) && (
            <PriceCard request={request} />
          )}
          <Papers request={request} />
          <NextForCar request={request} />
          <History history={request.history} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 min-[80rem]:col-start-1 min-[80rem]:row-start-1">
          <VehicleAnswers request={request} />
          <RatedAnswers request={request} />
          <CoverAnswers request={request} />
          {request.paymentStatus === "paid" && <IfYouCancel request={request} />}
          <Documents request={request} />
          {request.documents.length > 0 && <Views views={request.views} />}
        </div>
      </div>
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
