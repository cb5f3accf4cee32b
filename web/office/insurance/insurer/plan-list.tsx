import { useState } from "react";
import { useTranslation } from "react-i18next";
import { copyPlan } from "../../../../contract/office/insurance/drafts.ts";
import type { InsurerShown } from "../../../../contract/office/insurance/insurer-shapes.ts";
import { Button } from "../../../ui/button.tsx";
import { Pill, type PillTone } from "../../../ui/pill.tsx";
import { useSession } from "../../frame/session.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { AddPlan } from "./add-plan.tsx";
import { DraftLink } from "./draft-link.tsx";
import { Ends, ListCard, ListLine } from "./list-card.tsx";
import { type PlanState, planStateOf } from "./selling-state.ts";
import type { Copying } from "./use-copying.ts";

type Shared = { insurer: InsurerShown; copying: Copying; mayDraft: boolean };
type Props = Shared & { shown: string | undefined; onShow: (plan: string) => void };

const tones: Record<PlanState, PillTone> = {
  onSale: "good",
  notOnSale: "sand",
  noEdition: "waiting",
  notAgreed: "bad",
};

export function PlanList({ shown, onShow, ...shared }: Props) {
  const { t } = useTranslation("office");
  const { slug, planList, drafts } = shared.insurer;
  const [isAdding, setIsAdding] = useState(false);
  const added = drafts.filter(
    ({ kind, subject }) => kind === "plan" && !planList.some(({ id }) => id === subject),
  );

  return (
    <ListCard
      heading={t("insurance.insurer.plans.heading")}
      none={planList.length + added.length === 0 && t("insurance.insurer.plans.none")}
      beside={
        shared.mayDraft && (
          <>
            <Button variant="link" size="small" onClick={() => setIsAdding(true)}>
              {t("insurance.insurer.plans.add")}
            </Button>
            <AddPlan insurer={slug} open={isAdding} onClose={() => setIsAdding(false)} />
          </>
        )
      }
    >
      {planList.map((plan) => (
        <Line
          key={plan.id}
          plan={plan}
          {...shared}
          isShown={plan.id === shown}
          onShow={() => onShow(plan.id)}
        />
      ))}
      {added.map(({ id }) => (
        <ListLine key={id}>
          <Ends>
            <span className="text-ink-muted">{t("insurance.insurer.plans.added")}</span>
            <DraftLink id={id} />
          </Ends>
        </ListLine>
      ))}
    </ListCard>
  );
}

type LineProps = Shared & {
  plan: InsurerShown["planList"][number];
  isShown: boolean;
  onShow: () => void;
};

function Line({ plan, insurer, copying, mayDraft, isShown, onShow }: LineProps) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask } = useSession();
  const { id, coverType, edition, version, drafts } = plan;
  const name = plan.name[language];
  const state = planStateOf(plan, insurer.agreements);
  const draft = drafts.find(({ kind }) => kind === "plan");

  return (
    <ListLine isShown={isShown}>
      <Ends>
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={t("insurance.insurer.plans.showEditions", { plan: name })}
          className="min-h-6 text-start font-strong underline decoration-line-strong underline-offset-4 hover:decoration-2"
          onClick={onShow}
        >
          <bdi>{name}</bdi>
        </button>
        <Pill tone={tones[state]}>{t(`insurance.insurer.plans.${state}`)}</Pill>
      </Ends>
      <Ends>
        <span className="text-ink-muted">
          {t(`covers.${coverType}`)}
          {" · "}
          {edition
            ? t("insurance.insurer.plans.edition", { number: edition.number })
            : t("insurance.insurer.plans.noEdition")}
          {" · "}
          {t("insurance.insurer.plans.version", { number: version })}
        </span>
        {draft ? (
          <DraftLink id={draft.id} />
        ) : (
          mayDraft && (
            <Button
              variant="link"
              size="small"
              busy={copying.busyWith === id}
              onClick={() => copying.copy(id, () => ask(copyPlan, { body: { plan: id } }))}
            >
              {t("insurance.insurer.edit")}
            </Button>
          )
        )}
      </Ends>
    </ListLine>
  );
}
