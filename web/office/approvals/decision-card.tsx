import { useTranslation } from "react-i18next";
import {
  type ApprovalShown,
  approve,
  refuse,
  withdrawApproval,
} from "../../../contract/office/approvals/routes.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CappedCard } from "../../ui/card.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { useSession } from "../frame/session.tsx";
import { ReasonArea } from "../kit/reason-area.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { useNeededText } from "../kit/use-needed-text.ts";
import { useWriting } from "../kit/use-writing.ts";

type Props = {
  approval: ApprovalShown;
  onChange: (approval: ApprovalShown) => void;
  onReload: () => void;
};

export function DecisionCard({ approval, onChange, onReload }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { id, digest, kind, state, askedBy, askedAt, decision, request, client, draft, mayNot } =
    approval;
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(onReload);
  const reason = useNeededText(t("approvals.decision.reasonMissing"));
  const params = { id };

  const withdraw = () =>
    void write(() => ask(withdrawApproval, { params, body: { digest } }), onChange);
  const confirm = () => void write(() => ask(approve, { params, body: { digest } }), onChange);
  const deny = () => {
    if (!reason.check()) return;
    const body = { digest, reason: reason.text };
    void write(() => ask(refuse, { params, body }), onChange);
  };

  return (
    <CappedCard
      cap={
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-strong">{t("approvals.decision.heading")}</span>
          <time dateTime={askedAt} className="text-sm text-canopy-muted">
            {t("approvals.decision.asked", { at: formatMoment(askedAt, language) })}
          </time>
        </p>
      }
    >
      <div className="grid gap-4">
        <p className="text-sm">
          <bdi className="block font-strong">{askedBy.name[language]}</bdi>
          {askedBy.extension && (
            <span className="text-ink-muted">
              {t("approvals.decision.extension", { extension: askedBy.extension })}
            </span>
          )}
        </p>
        {failure && (
          <Banner kind="error" live>
            {failure}
          </Banner>
        )}
        {decision && (
          <div className="text-sm">
            <p>
              {t("approvals.decision.made", {
                state: t(`approvals.states.${decision.reason === "" ? state : "refused"}`),
                name: decision.by.name[language],
                at: formatMoment(decision.at, language),
              })}
            </p>
            {decision.reason !== "" && (
              <p dir="auto" className="mt-1 font-medium">
                {decision.reason}
              </p>
            )}
          </div>
        )}
        {!decision && state === "asked" && mayNot === null && (
          <>
            <p className="text-sm">
              {t(`approvals.decision.${kind}`, {
                name: request?.name ?? client?.name ?? draft?.name[language] ?? "",
                language: approval.language ? t(`approvals.languages.${approval.language}`) : "",
              })}
            </p>
            <ReasonArea hint={t("approvals.decision.reasonHint")} {...reason.field} />
            <div className="flex flex-wrap gap-3">
              <Button variant="sun" className="grow" busy={isBusy} onClick={confirm}>
                {t("approvals.decision.approve")}
              </Button>
              <Button variant="danger" className="grow" busy={isBusy} onClick={deny}>
                {t("approvals.decision.refuse")}
              </Button>
            </div>
            <p className="text-xs text-ink-muted">{t("approvals.decision.bound")}</p>
          </>
        )}
        {mayNot === "ownRequest" && (
          <>
            <p className="text-sm">{t("approvals.decision.own")}</p>
            <Button variant="quiet" busy={isBusy} onClick={withdraw}>
              {t("approvals.decision.withdraw")}
            </Button>
          </>
        )}
        {(mayNot === "role" || mayNot === "apart") && (
          <p className="text-sm">{t(`approvals.decision.${mayNot}`)}</p>
        )}
        {!decision && state === "void" && (
          <p className="text-sm">
            {request && <Ltr>{request.number}</Ltr>} {t("approvals.states.void")}
          </p>
        )}
      </div>
    </CappedCard>
  );
}
