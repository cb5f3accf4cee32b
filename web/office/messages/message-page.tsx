import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { type DeskMessage, readMessage } from "../../../contract/office/messages.ts";
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
  const [message, setMessage] = useState<DeskMessage>();
  const [failure, setFailure] = useState<string>();

  const load = useCallback(async () => {
    const answer = await ask(readMessage, { params: { id } }).catch(() => undefined);
    if (answer?.code !== 200) return setFailure(problemOf(answer));
    setFailure(undefined);
    setMessage(answer.data.data);
    // eslint-disable-next-line react/exhaustive-deps -- texts do not change while the page is open
  }, [ask, id]);

  useEffect(() => {
    void load();
  }, [load]);

  useKeys({ KeyU: () => void navigate(list) });

  return (
    <div className="grid gap-5">
      <PageTitle>{message?.name ?? t("messages.title")}</PageTitle>
      <Link to={list} className="link justify-self-start text-sm print:hidden">
        <Icon name="back" size={20} className="rtl:-scale-x-100" />
        {t("messages.back")}
      </Link>
      {failure && (
        <LoadFailed retryLabel={t("retry")} onRetry={() => void load()}>
          {failure}
        </LoadFailed>
      )}
      {!message && !failure && <Skeleton shape="block" className="h-96" />}
      {message && (
        <MessageShown message={message} onChange={setMessage} onReload={() => void load()} />
      )}
    </div>
  );
}
