import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Policy } from "../../../contract/policy.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { formatAmount } from "../../../domain/money.ts";
import { coverPhase } from "../../../domain/policies/cover-phase.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Folded } from "../folded.tsx";
import { insureAgain } from "../insure-again.ts";
import { RatedAnswers, CoverAnswers, VehicleAnswers } from "./answers.tsx";
import { Documents } from "./documents.tsx";
import { Views } from "./document-views.tsx";
import { History } from "./history.tsx";
import { IfYouCancel } from "./later-if-you-cancel.tsx";
import { Refunds } from "./later-refunds.tsx";
import { hasRefundCard } from "./parts-of.ts";
import { PlanCover } from "./plan-cover.tsx";
import { PriceCard } from "./price-card.tsx";
import { useToday } from "../use-today.ts";
import { Accident } from "../policy/accident.tsx";
import { CopiedNumber } from "../policy/copied-number.tsx";
import { PolicyDownloads } from "../policy/policy-downloads.tsx";
import { PolicyEnds } from "./policy-ends.tsx";
import { Fact, PolicyFacts } from "../policy/policy-facts.tsx";
import { Roof } from "../policy/roof.tsx";

type Props = { request: RequestDetails; policy: Policy; onChanged: () => Promise<unknown> };

/** The page of a request whose policy counts: the cover first, then what one may need it for. */
export default function PolicyPage({ request, policy, onChanged }: Props) {
  const { t } = useTranslation(["profile/policy", "profile/one-request"]);
  const { language, pathOf } = useSite();
  const [isCancelling, setIsCancelling] = useState(false);
  const today = useToday();
  const { cover, mayRenew, refunds, returningFils } = request;
  const insurer =
    request.selectedPlan?.insurerName[language] ?? t("profile/one-request:theInsurer");
  const phase = cover ? coverPhase(cover, today).phase : "over";
  const isOver = phase === "over";
  // What we wait for from the customer comes first, and stays there while it is given.
  const [isAwaited] = useState(() => refunds.some(({ needs }) => needs.length > 0));
  const money = hasRefundCard(request) && (
    <div className="lg:col-span-2">
      <Refunds {...{ request, onChanged }} />
    </div>
  );

  return (
    <>
      <Roof request={request} policy={policy}>
        {(mayRenew || isOver) && (
          <p className="mt-4">
            <ButtonLink
              variant={mayRenew ? "sun" : "primary"}
              className="max-sm:w-full"
              href={pathOf(insureAgain(request))}
            >
              {t(mayRenew ? "renew" : "newQuote")}
            </ButtonLink>
          </p>
        )}
      </Roof>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {isAwaited && money}
        {!isOver && <Accident request={request} insurer={insurer} />}
        {!isAwaited && money}
        {refunds.length === 0 && returningFils > 0 && (
          <Card className="lg:col-span-2">
            <p className="font-medium">
              {t("returning", {
                amount: isolated(`AED ${formatAmount(returningFils)}`, language),
              })}
            </p>
          </Card>
        )}
        <Card>
          <h2 className="text-title-sm">{t("heading")}</h2>
          <CopiedNumber number={policy.number} />
          <PolicyFacts policy={policy}>
            <Fact question={t("request")}>
              <Ltr>{request.number}</Ltr>
            </Fact>
          </PolicyFacts>
        </Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <section className="rounded-card bg-surface-raised px-card py-2 shadow-1">
            <PolicyDownloads request={request} policy={policy} />
          </section>
          <PolicyEnds
            request={request}
            isCancelling={isCancelling}
            onCancel={() => setIsCancelling(!isCancelling)}
          />
        </div>
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        {isCancelling && <IfYouCancel isOpen request={request} />}
        <PlanCover request={request} />
        <Folded heading={t("basedOn")}>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[80rem]:grid-cols-2">
            <VehicleAnswers request={request} />
            <RatedAnswers request={request} />
            <CoverAnswers request={request} />
            <PriceCard request={request} />
          </div>
          <p className="max-w-reading px-2 text-sm text-ink-muted">{t("months.source")}</p>
        </Folded>
        <Folded heading={t("papers")}>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[80rem]:grid-cols-2">
            <Documents request={request} />
            {request.documents.length > 0 && <Views views={request.views} />}
            <History history={request.history} />
          </div>
        </Folded>
      </div>
    </>
  );
}
