import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { type DeskRow, listDesk } from "../../../contract/office/desk/requests.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { readListQuery, writeListQuery } from "../desk/list-query.ts";
import { useKeys } from "../frame/keys.tsx";
import { useSession } from "../frame/session.tsx";
import { PageTitle } from "../kit/page-title.tsx";
import { request as pathOf, requests } from "../kit/paths.ts";
import { useChanged } from "../live/use-changed.ts";
import { RequestShown } from "./request-shown.tsx";
import { useRequest } from "./use-request.ts";

export function RequestPage() {
  const { id = "" } = useParams();
  // Another request is another page: nothing typed for one is left in the next.
  return <OneRequest key={id} id={id} />;
}

function OneRequest({ id }: { id: string }) {
  const { t } = useTranslation("office");
  const { ask, member } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = readListQuery(search);
  const list = `${requests}?${writeListQuery(query)}`;
  const { request, setRequest, failure, isLoading, reload } = useRequest(id);

  const changedBy = useChanged(id, request);

  useKeys({ KeyU: () => void navigate(list) });

  /** Our turn ended: the next of the view opens that no colleague has taken. */
  const openNext = async () => {
    const asked = { query: { ...query, limit: "50" } };
    const answer = await ask(listDesk, asked);
    const rows = answer.code === 200 ? answer.data.data : [];
    const isOpen = ({ assignee }: DeskRow) => !assignee || assignee.id === member.id;
    const next = rows.find((row) => row.id !== id && isOpen(row));
    await navigate(next ? `${pathOf(next.id)}?${writeListQuery(query)}` : list);
  };

  return (
    <div className="grid gap-5">
      <PageTitle>{request?.number ?? t("request.title")}</PageTitle>
      <Link to={list} className="link justify-self-start text-sm print:hidden">
        <Icon name="back" size={20} className="rtl:-scale-x-100" />
        {t("request.back", { view: t(`desk.views.${query.view}`) })}
      </Link>
      {failure && (
        <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={reload}>
          {failure}
        </LoadFailed>
      )}
      {request && changedBy && (
        <Banner
          kind="info"
          live
          title={t(`request.changed.${changedBy}`)}
          actions={
            <Button variant="quiet" size="small" icon="refresh" busy={isLoading} onClick={reload}>
              {t("request.changed.show")}
            </Button>
          }
        >
          {t("request.changed.kept")}
        </Banner>
      )}
      {!request && !failure && <Skeleton shape="block" className="h-96" />}
      {request && (
        <RequestShown
          request={request}
          onChange={setRequest}
          onReload={reload}
          onTurnEnded={() => void openNext()}
          search={writeListQuery(query)}
        />
      )}
    </div>
  );
}
