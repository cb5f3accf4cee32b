import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { PaymentReview } from "../../../contract/office/reviews/part.ts";
import { type ReviewOutcome, reviewOutcomes } from "../../../domain/requests/review-verdict.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Button } from "../../ui/button.tsx";
import { PaymentComparison } from "../kit/payment-comparison.tsx";
import { Panel } from "../kit/panel.tsx";
import { approval as pathOf } from "../kit/paths.ts";
import type { PanelProps } from "../kit/rooms.ts";
import { useLanguage } from "../kit/use-language.ts";
import { EndDialog } from "./end-dialog.tsx";

/** Payments that wait until somebody looked at a statement (ruling P7). */
export function ReviewsPanel({ request, ...change }: PanelProps) {
  return request.paymentReviews.map((review) => (
    <Review key={review.attempt} {...{ request, review, ...change }} />
  ));
}

function Review({ request, review, ...change }: PanelProps & { review: PaymentReview }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const [outcome, setOutcome] = useState<ReviewOutcome>();
  const { approval, since } = review;
  const mayEnd = request.actions.includes("endReview");

  return (
    <Panel
      heading={t("reviews.heading")}
      beside={
        <time dateTime={since} className="text-sm text-ink-muted">
          {formatMoment(since, language)}
        </time>
      }
    >
      <p className="mb-3 text-sm text-ink-muted">{t("reviews.lead")}</p>
      <PaymentComparison payment={review} />
      <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-line pt-4 print:hidden">
        {approval !== null && (
          <p className="text-sm font-medium text-warning-ink">
            {t("approvals.panel.waits")}{" "}
            <Link to={pathOf(approval)} className="link">
              {t("reviews.seeApproval")}
            </Link>
          </p>
        )}
        {approval === null && !mayEnd && (
          <p className="text-sm text-ink-muted">{t("reviews.takeFirst")}</p>
        )}
        {approval === null &&
          mayEnd &&
          reviewOutcomes.map((one) => (
            <Button key={one} variant="quiet" size="small" onClick={() => setOutcome(one)}>
              {t(`reviews.${one}.button`)}
            </Button>
          ))}
      </div>
      {reviewOutcomes.map((one) => (
        <EndDialog
          key={one}
          outcome={one}
          open={outcome === one}
          onClose={() => setOutcome(undefined)}
          {...{ request, review, ...change }}
        />
      ))}
    </Panel>
  );
}
