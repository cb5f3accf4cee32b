import { useTranslation } from "react-i18next";
import { readEditionBeside } from "../../../../contract/office/insurance/insurers.ts";
import type { EditionSale } from "../../../../contract/office/insurance/insurer-shapes.ts";
import { parseEdition } from "../../../../domain/quotes/parse-edition.ts";
import { useRead } from "../../../api/use-read.ts";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useSession } from "../../frame/session.tsx";
import { useProblem } from "../../kit/use-problem.ts";
import { EditionDifferences } from "./edition-differences.tsx";

type Props = { plan: string; edition: Pick<EditionSale, "digest" | "number"> };

/** An edition of before, or one to come, beside the one on sale. */
export function ComparedSale({ plan, edition: { digest, number } }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const problemOf = useProblem();
  const { body, failure, isLoading, reload } = useRead(ask, readEditionBeside, {
    params: { id: plan, digest },
  });

  if (failure)
    return (
      <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={() => void reload()}>
        {problemOf(failure)}
      </LoadFailed>
    );
  if (!body) return <Skeleton shape="block" className="h-40" />;
  const { edition, onSale } = body.data;
  if (!onSale) return <p>{t("insurance.insurer.editions.none")}</p>;
  return (
    <EditionDifferences
      onSale={parseEdition(onSale)}
      edition={parseEdition(edition)}
      name={t("insurance.insurer.editions.number", { number })}
    />
  );
}
