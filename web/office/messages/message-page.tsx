import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { readMessage } from "../../../contract/office/messages/routes.ts";
import { useRead } from "../../api/use-read.ts";
import { Icon } from "../../ui/icon.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useKeys } from "../frame/keys.tsx";
import { useSession } from "../frame/session.tsx";
import { PageTitle } from "../kit/page-title.tsx";
import { messages } from "../kit/paths.ts";
import { useProblem } from "../kit/use-problem.ts";
import { MessageShown } from "./message-shown.tsx";
import { readMessageState } from "./message-query.ts";

export function MessagePage() {
  const { id = "" } = useParams();
  return <OneMessage key={id} id={id} />;
}

function OneMessage({ id }: { id: string }) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const problemOf = useProblem();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const list = `${messages}?state=${readMessageState(search)}`;
  const { body, failure, isLoading, reload, replace } = useRead(ask, readMessage, {
    params: { id },
  });
  const message = body?.data;
  const problem = problemOf(failure);

  useKeys({ KeyU: () => void navigate(list) });

  return (
    <div className="grid gap-5">
      <PageTitle>{message?.name ?? t("messages.title")}</PageTitle>
      <Link to={list} className="link justify-self-start text-sm print:hidden">
        <Icon name="back" size={20} className="rtl:-scale-x-100" />
        {t("messages.back")}
      </Link>
      {problem && (
        <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={() => void reload()}>
          {problem}
        </LoadFailed>
      )}
      {!message && !problem && <Skeleton shape="block" className="h-96" />}
      {message && (
        <MessageShown
          message={message}
          onChange={(data) => replace(() => ({ status: "success", data }))}
          onReload={() => void reload()}
        />
      )}
    </div>
  );
}
