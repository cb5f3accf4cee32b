import { useTranslation } from "react-i18next";
import type { RequestDetails } from "../../../contract/requests.ts";
import { endedStates } from "../../../domain/requests/request-state.ts";
import { Folded } from "../folded.tsx";
import { CoverAnswers, RatedAnswers, VehicleAnswers } from "./answers.tsx";
import { Views } from "./document-views.tsx";
import { Documents } from "./documents.tsx";
import { History } from "./history.tsx";
import { IfYouCancel } from "./later-if-you-cancel.tsx";
import { NextForCar } from "./next-for-car.tsx";
import { Papers } from "./papers.tsx";
import { PlanCover } from "./plan-cover.tsx";
import { PriceCard } from "./price-card.tsx";

type Props = { request: RequestDetails };

/** What was answered and sent, and what came of it; under one line once nothing follows. */
export function Told({ request }: Props) {
  const { t } = useTranslation("profile/one-request");
  const isOver = endedStates.some((ended) => ended === request.state);
  const hasPrice = request.selectedPlan !== null || request.openOffers === 0;

  const facts = (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[80rem]:grid-cols-[minmax(0,1fr)_336px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 min-[80rem]:col-start-2">
        {hasPrice && <PriceCard request={request} />}
        <Papers request={request} />
        <NextForCar request={request} />
        <History history={request.history} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 min-[80rem]:col-start-1 min-[80rem]:row-start-1">
        <VehicleAnswers request={request} />
        <RatedAnswers request={request} />
        <CoverAnswers request={request} />
        <PlanCover request={request} />
        {request.paymentStatus === "paid" && <IfYouCancel request={request} />}
        <Documents request={request} />
        {request.documents.length > 0 && <Views views={request.views} />}
      </div>
    </div>
  );

  return isOver ? <Folded heading={t("told")}>{facts}</Folded> : facts;
}
