import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { RowsLoading } from "./rows-loading.tsx";
import type { Pages } from "./use-pages.ts";

type Props<Row> = {
  list: Pages<Row>;
  none: string;
  noneHelp: string;
  /** The next step where there are no rows. */
  noneAction?: ReactNode;
  /** Only for rows, of which there is at least one. */
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list in each of its states: failed, loading, empty or with rows, and then the rest. */
export function Listed<Row>({ list, none, noneHelp, noneAction, children }: Props<Row>) {
  const { t } = useTranslation("office");
  const { rows, isCurrent, isLoading, failure, hasMore } = list;

  return (
    <>
      {failure && (
        <LoadFailed retryLabel={t("retry")} onRetry={list.reload} isLoading={isLoading}>
          {failure}
        </LoadFailed>
      )}
      {!rows && isLoading && <RowsLoading />}
      {rows?.length === 0 && isCurrent && (
        <EmptyState heading={none} action={noneAction}>
          {noneHelp}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <div aria-busy={!isCurrent || undefined} className={isCurrent ? "" : "opacity-50"}>
          {children(rows)}
        </div>
      )}
      {hasMore && (
        <Button
          variant="quiet"
          className="justify-self-center"
          busy={isLoading}
          onClick={list.more}
        >
          {t("desk.more")}
        </Button>
      )}
    </>
  );
}
