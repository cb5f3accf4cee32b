import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type ApprovalShown, readApproval } from "../../../contract/office/approvals/routes.ts";
import { useRead } from "../../api/use-read.ts";
import { Banner } from "../../ui/banner.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useSession } from "../frame/session.tsx";
import { client as clientPath, request as requestPath } from "../kit/paths.ts";
import { useLanguage } from "../kit/use-language.ts";
import { useProblem } from "../kit/use-problem.ts";
import { AskedDraft } from "./asked-draft.tsx";
import { AskedErasure } from "./asked-erasure.tsx";
import { AskedJoin } from "./asked-join.tsx";
import { AskedOffer } from "./asked-offer.tsx";
import { AskedRefund } from "./asked-refund.tsx";
import { AskedRejection } from "./asked-rejection.tsx";
import { AskedReview } from "./asked-review.tsx";
import { Deciders } from "./deciders.tsx";
import { DecisionCard } from "./decision-card.tsx";

type Props = { id: string; onDecided: () => void };

/** Content, what it is compared with, and the decision, on one screen (ruling O2). */
export function OneApproval({ id, onDecided }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const problemOf = useProblem();
  const { body, failure, isLoading, reload, replace } = useRead(ask, readApproval, {
    params: { id },
  });
  const problem = problemOf(failure);

  const change = (data: ApprovalShown) => {
    replace(() => ({ status: "success", data }));
    onDecided();
  };

  if (problem)
    return (
      <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={() => void reload()}>
        {problem}
      </LoadFailed>
    );
  if (!body) return <Skeleton shape="block" className="h-96" />;
  return <Shown approval={body.data} onChange={change} onReload={() => void reload()} />;
}

type ShownProps = {
  approval: ApprovalShown;
  onChange: (approval: ApprovalShown) => void;
  onReload: () => void;
};

function Shown({ approval, onChange, onReload }: ShownProps) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { kind, request, client, draft, offer, rejection, paymentReview, refund, asked } = approval;
  const { clientJoin, erasure, why, isStranded, deciders } = approval;

  return (
    <article className="grid gap-4" aria-labelledby="approval">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="approval" className="text-title-sm">
          {t(`approvals.titles.${kind}`, {
            name: request?.name ?? client?.name ?? draft?.name[language] ?? "",
          })}
        </h2>
        {request && (
          <Link to={requestPath(request.id)} className="link text-sm">
            <Ltr>{request.number}</Ltr>
          </Link>
        )}
        {client && (
          <Link to={clientPath(client.id)} className="link text-sm">
            {t("approvals.join.open")}
          </Link>
        )}
        {offer && (
          <p className="text-sm text-ink-muted">
            {t(`covers.${offer.coverType}`)}
            {" · "}
            {t("offers.of", {
              insurer: offer.insurerName[language],
              plan: offer.planName[language],
            })}
          </p>
        )}
      </header>
      {why && <Banner kind="warning">{t(`approvals.void.${why}`)}</Banner>}
      {isStranded && (
        <Banner kind="warning" title={t("approvals.stranded")}>
          {t(deciders.length > 0 ? "approvals.strandedHelp" : "approvals.strandedNobody")}
        </Banner>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid gap-4">
          {offer && <AskedOffer offer={offer} />}
          {rejection && <AskedRejection rejection={rejection} />}
          {paymentReview && <AskedReview review={paymentReview} />}
          {refund && <AskedRefund refund={refund} />}
          {clientJoin && <AskedJoin client={client} join={clientJoin} />}
          {erasure && <AskedErasure erasure={erasure} />}
          {draft && asked && <AskedDraft draft={draft} asked={asked} />}
        </div>
        <div className="grid gap-4 xl:sticky xl:top-4">
          <DecisionCard {...{ approval, onChange, onReload }} />
          {deciders.length > 0 && <Deciders deciders={deciders} />}
        </div>
      </div>
    </article>
  );
}
