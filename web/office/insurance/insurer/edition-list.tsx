import { useTranslation } from "react-i18next";
import { copyEdition } from "../../../../contract/office/insurance/drafts.ts";
import { listEditions } from "../../../../contract/office/insurance/insurers.ts";
import type {
  EditionSale,
  InsurerShown,
} from "../../../../contract/office/insurance/insurer-shapes.ts";
import { useRead } from "../../../api/use-read.ts";
import { formatShortDate } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useSession } from "../../frame/session.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { useProblem } from "../../kit/use-problem.ts";
import { CompareButton } from "../compare/compare-button.tsx";
import { ComparedSale } from "../edition/compared-sale.tsx";
import { ByTwo } from "./by-two.tsx";
import { DraftLink } from "./draft-link.tsx";
import { FirstEdition } from "./first-edition.tsx";
import { Ends, ListCard, ListLine } from "./list-card.tsx";
import type { Copying } from "./use-copying.ts";

type Shared = { copying: Copying; mayDraft: boolean };
type Props = Shared & { plan: InsurerShown["planList"][number] };

/** When which tables of a plan were on sale. */
export function EditionList({ plan, ...shared }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask } = useSession();
  const problem = useProblem();
  const { body, failure, isLoading, reload } = useRead(ask, listEditions, {
    params: { id: plan.id },
  });
  const editions = body?.data;
  const draft = plan.drafts.find(({ kind }) => kind === "edition");

  return (
    <ListCard
      heading={t("insurance.insurer.editions.heading")}
      of={<bdi>{plan.name[language]}</bdi>}
      beside={draft && <DraftLink id={draft.id} />}
      none={editions?.length === 0 && t("insurance.insurer.editions.none")}
      note={
        shared.mayDraft && (editions?.length ?? 0) > 1 && t("insurance.insurer.editions.backNote")
      }
    >
      {failure && (
        <li className="p-4">
          <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={() => void reload()}>
            {problem(failure)}
          </LoadFailed>
        </li>
      )}
      {!editions && isLoading && (
        <li className="px-5 py-4">
          <Skeleton className="w-3/5" />
        </li>
      )}
      {editions?.length === 0 && !draft && shared.mayDraft && (
        <FirstEdition plan={plan} copying={shared.copying} />
      )}
      {editions?.map((one) => (
        <Line key={`${one.number} ${one.onSaleFrom}`} edition={one} plan={plan.id} {...shared} />
      ))}
    </ListCard>
  );
}

type LineProps = Shared & { edition: EditionSale; plan: string };

function Line({ edition, plan, copying, mayDraft }: LineProps) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { number, digest, standing, askedBy, approvedBy } = edition;
  const key = `${plan} ${digest}`;

  return (
    <ListLine>
      <Ends>
        <span className={standing === "past" ? "text-ink-muted" : "font-strong"}>
          {t("insurance.insurer.editions.number", { number })}
        </span>
        <OnSale edition={edition} />
      </Ends>
      <Ends>
        <ByTwo {...{ askedBy, approvedBy }} />
        <span className="flex flex-wrap items-center gap-x-4">
          {standing !== "onSale" && (
            <CompareButton variant="link">
              <ComparedSale plan={plan} edition={edition} />
            </CompareButton>
          )}
          {mayDraft && (
            <Button
              variant="link"
              size="small"
              icon="copy"
              busy={copying.busyWith === key}
              onClick={() => copying.copy(key, () => ask(copyEdition, { body: { plan, digest } }))}
            >
              {t("insurance.insurer.copy")}
            </Button>
          )}
        </span>
      </Ends>
    </ListLine>
  );
}

function OnSale({ edition: { standing, onSaleFrom, until } }: { edition: EditionSale }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const day = formatShortDate(onSaleFrom, language);

  if (standing === "onSale")
    return <Pill tone="good">{t("insurance.insurer.editions.onSale", { day })}</Pill>;
  if (standing === "future")
    return <Pill tone="calm">{t("insurance.insurer.editions.future", { day })}</Pill>;
  return (
    <span className="text-ink-muted">
      <bdi>{day}</bdi>
      {until && (
        <>
          {" – "}
          <bdi>{formatShortDate(until, language)}</bdi>
        </>
      )}
    </span>
  );
}
