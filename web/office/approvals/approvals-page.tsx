import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import type { ApprovalList } from "../../../contract/office/approvals/routes.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { PageTitle } from "../kit/page-title.tsx";
import { approvals } from "../kit/paths.ts";
import type { Pages } from "../kit/use-pages.ts";
import type { Approval } from "../../../contract/office/approvals/part.ts";
import { ApprovalRow } from "./approval-row.tsx";
import { OneApproval } from "./one-approval.tsx";
import { useApprovals } from "./use-approvals.ts";

/** The lists beside the one that is looked at; on a narrow screen one of both. */
export function ApprovalsPage() {
  const { t } = useTranslation("office");
  const { id } = useParams();
  const [isDecidedShown, setIsDecidedShown] = useState(false);
  const waiting = useApprovals("waiting");
  const asked = useApprovals("asked");
  const shown = id ?? waiting.rows?.[0]?.id;
  const reload = () => {
    waiting.reload();
    asked.reload();
  };

  return (
    <div className="grid gap-5">
      <PageTitle>{t("approvals.name")}</PageTitle>
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-title">{t("approvals.name")}</h1>
        <p className="text-sm text-ink-muted">{t("approvals.lead")}</p>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-[19rem_minmax(0,1fr)] xl:grid-cols-[21rem_minmax(0,1fr)]">
        <div className={`grid gap-6 ${id ? "max-lg:hidden" : ""}`}>
          <List name="waiting" list={waiting} shown={shown} />
          <List name="asked" list={asked} shown={shown} />
          {isDecidedShown ? (
            <Decided shown={shown} />
          ) : (
            <Button variant="link" size="small" onClick={() => setIsDecidedShown(true)}>
              {t("approvals.showDecided")}
            </Button>
          )}
        </div>
        <div className={id ? "" : "max-lg:hidden"}>
          {id && (
            <Link to={approvals} className="link mb-4 text-sm lg:hidden">
              <Icon name="back" size={20} className="rtl:-scale-x-100" />
              {t("approvals.back")}
            </Link>
          )}
          {shown && <OneApproval key={shown} id={shown} onDecided={reload} />}
        </div>
      </div>
    </div>
  );
}

function Decided({ shown }: { shown: string | undefined }) {
  return <List name="decided" list={useApprovals("decided")} shown={shown} />;
}

type ListProps = { name: ApprovalList; list: Pages<Approval>; shown: string | undefined };

function List({ name, list, shown }: ListProps) {
  const { t } = useTranslation("office");
  const { rows = [], failure, isLoading, hasMore } = list;

  return (
    <section className="grid gap-2">
      <h2 className="flex items-center gap-2 text-sm font-medium text-ink-muted">
        {name === "waiting" && rows.length > 0 && (
          <span aria-hidden className="size-2 rounded-full bg-accent" />
        )}
        {t(`approvals.lists.${name}`)}
        <Ltr>{rows.length}</Ltr>
      </h2>
      {failure && <p className="text-sm text-danger-ink">{failure}</p>}
      {rows.length === 0 && !isLoading && !failure && (
        <p className="text-sm text-ink-muted">{t(`approvals.none.${name}`)}</p>
      )}
      {rows.length > 0 && (
        <ul
          aria-label={t(`approvals.lists.${name}`)}
          className="overflow-hidden rounded-card bg-surface-raised shadow-1"
        >
          {rows.map((one) => (
            <ApprovalRow key={one.id} approval={one} isShown={one.id === shown} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="link" size="small" busy={isLoading} onClick={list.more}>
          {t("desk.more")}
        </Button>
      )}
    </section>
  );
}
