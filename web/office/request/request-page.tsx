import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { type DeskRequest, readDeskRequest } from "../../../contract/office/desk/requests.ts";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { listAddress, readListQuery, writeListQuery } from "../desk/list-query.ts";
import { useKeys } from "../frame/keys.tsx";
import { useSession } from "../frame/session.tsx";
import { FirstActionPlace } from "../kit/action-button.tsx";
import { PageTitle } from "../kit/page-title.tsx";
import { request as pathOf } from "../kit/paths.ts";
import { Floating, useSay } from "../kit/said.tsx";
import { useLiveChange } from "../live/use-live-change.ts";
import { RequestLine } from "./request-line.tsx";
import { RequestShown } from "./request-shown.tsx";
import { useNeighbours } from "./use-neighbours.ts";
import { useRequest } from "./use-request.ts";
import { useSaying } from "./use-saying.ts";

export function RequestPage() {
  const { id = "" } = useParams();
  // Another request is another page: nothing typed for one is left in the next.
  return <OneRequest key={id} id={id} />;
}

function OneRequest({ id }: { id: string }) {
  const { t } = useTranslation("office");
  const { askQuietly } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const query = readListQuery(search);
  const list = listAddress(search);
  const { request, setRequest, failure, isLoading, reload } = useRequest(id);
  const { move, openNext } = useNeighbours(id, query);
  const say = useSay();
  const words = useSaying();

  const readQuietly = async () => {
    const answer = await askQuietly(readDeskRequest, { params: { id } });
    return answer.code === 200 ? answer.data.data : undefined;
  };

  const live = useLiveChange<DeskRequest>({
    id,
    read: readQuietly,
    apply: (found, change) => {
      setRequest(found);
      if (request) say({ text: words.ofOthers(request, change) });
    },
    reload,
  });

  const confirm = (found: DeskRequest, to?: string) => {
    const text = request && words.ofOwn(request, found);
    if (text) say({ text, to });
  };
  const take = (found: DeskRequest) => {
    live.drop();
    confirm(found);
    setRequest(found);
  };
  const endTurn = async (known?: DeskRequest) => {
    const found = known ?? (await readQuietly());
    if (found) confirm(found, `${pathOf(id)}?${writeListQuery(query)}`);
    await openNext();
  };
  const readAgain = () => {
    live.drop();
    reload();
  };

  useKeys({
    KeyU: () => void navigate(list),
    KeyJ: () => void move(1),
    KeyK: () => void move(-1),
    KeyY: live.waiting && live.show,
  });

  return (
    <div className="grid gap-3">
      <PageTitle>{request?.number ?? t("request.title")}</PageTitle>
      <RequestLine
        request={request}
        back={{ to: list, name: t("request.back", { view: t(`desk.views.${query.view}`) }) }}
        onMove={(by) => void move(by)}
        actionRef={setPlace}
      />
      {failure && (
        <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={readAgain}>
          {failure}
        </LoadFailed>
      )}
      {request && live.waiting && (
        <Floating
          text={words.ofOthers(request, live.waiting)}
          detail={t("request.changed.kept")}
          label={t("request.changed.show")}
          keys="y"
          onPress={live.show}
        />
      )}
      {!request && !failure && <Skeleton shape="block" className="h-96" />}
      {request && (
        <FirstActionPlace value={place}>
          <RequestShown
            request={request}
            onChange={take}
            onReload={readAgain}
            onTurnEnded={(found) => void endTurn(found)}
            search={writeListQuery(query)}
          />
        </FirstActionPlace>
      )}
    </div>
  );
}
