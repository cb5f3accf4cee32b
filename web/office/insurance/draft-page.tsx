import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { Banner } from "../../ui/banner.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Pill } from "../../ui/pill.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { NotFound } from "../frame/not-found.tsx";
import { PageTitle } from "../kit/page-title.tsx";
import { approval as approvalPath, insurer as insurerPath } from "../kit/paths.ts";
import { useLanguage } from "../kit/use-language.ts";
import { AgreementDraft } from "./insurer/agreement-draft.tsx";
import { EditionDraft } from "./edition/edition-draft.tsx";
import { PlanDraft } from "./plan/plan-draft.tsx";
import { PayeeDraft } from "./insurer/payee-draft.tsx";
import { useDraft } from "./draft/use-draft.ts";

/** `/office/insurance/drafts/{id}`: what is written alone, and counts once two people agree. */
export function DraftPage() {
  const { id, part } = useParams();
  return id === "drafts" && part !== undefined ? <OneDraft key={part} id={part} /> : <NotFound />;
}

const tones = { draft: "waiting", asked: "waiting", agreed: "good", discarded: "bad" } as const;

const forms = {
  edition: EditionDraft,
  plan: PlanDraft,
  agreement: AgreementDraft,
  payee: PayeeDraft,
};

function OneDraft({ id }: { id: string }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const inHand = useDraft(id);
  const { draft, problem, isLoading, reload } = inHand;

  if (problem)
    return (
      <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={reload}>
        {problem}
      </LoadFailed>
    );
  if (!draft) return <Skeleton shape="block" className="h-96" />;
  const { kind, state, insurer, ofPlan, approval, writtenBy } = draft;
  const Form = forms[kind];
  const name = ofPlan?.name[language] ?? insurer.name[language];
  return (
    <div className="grid grid-cols-1 gap-5">
      <PageTitle>{name}</PageTitle>
      <Link to={insurerPath(insurer.slug)} className="link justify-self-start text-sm">
        <Icon name="back" size={20} className="rtl:-scale-x-100" />
        {insurer.name[language]}
      </Link>
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-title">
          {t(`insurance.draft.kinds.${kind}`)}: <bdi>{name}</bdi>
        </h1>
        <Pill tone={tones[state]}>{t(`insurance.draft.states.${state}`)}</Pill>
        <p className="text-sm text-ink-muted">
          {t("insurance.draft.writtenBy", { name: writtenBy.name[language] })}
        </p>
      </header>
      {approval && (
        <Banner kind="info">
          {t("insurance.draft.askedNote")}{" "}
          <Link to={approvalPath(approval.id)} className="link">
            {t("insurance.draft.toApproval")}
          </Link>
        </Banner>
      )}
      {state === "discarded" && <Banner kind="info">{t("insurance.draft.discarded")}</Banner>}
      <Form key={inHand.reading} draft={draft} inHand={inHand} />
    </div>
  );
}
