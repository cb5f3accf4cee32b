import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { type OneClient, readClient } from "../../../../contract/office/clients/one.ts";
import { useRead } from "../../../api/use-read.ts";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useKeys } from "../../frame/keys.tsx";
import { useSession } from "../../frame/session.tsx";
import { PageTitle } from "../../kit/page-title.tsx";
import { clients } from "../../kit/paths.ts";
import { useProblem } from "../../kit/use-problem.ts";
import { Cars } from "./cars.tsx";
import { ClientFacts } from "./client-facts.tsx";
import { ClientLine } from "./client-line.tsx";
import { OpenNow } from "./open-now.tsx";
import { OtherRequests } from "./other-requests.tsx";
import { SideCards } from "./side-cards.tsx";
import { Timeline } from "./timeline.tsx";

export function ClientPage() {
  const { id = "" } = useParams();
  return <Client key={id} id={id} />;
}

function Client({ id }: { id: string }) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const problemOf = useProblem();
  const navigate = useNavigate();
  const { body, failure, isLoading, reload } = useRead(ask, readClient, { params: { id } });
  const client = body?.data;
  const problem = problemOf(failure);

  useKeys({ KeyU: () => void navigate(clients) });

  return (
    <div className="grid gap-5">
      <PageTitle>{client?.name ?? t("clients.title")}</PageTitle>
      <ClientLine client={client} />
      {problem && (
        <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={() => void reload()}>
          {problem}
        </LoadFailed>
      )}
      {!client && !problem && <Skeleton shape="block" className="h-96" />}
      {client && <Panes client={client} onChange={() => void reload()} />}
    </div>
  );
}

type Props = { client: OneClient; onChange: () => void };

/** Three side by side, or below one another: what is open always comes first. */
function Panes({ client, onChange }: Props) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[19rem_minmax(0,1fr)] xl:grid-cols-[19rem_minmax(0,1fr)_17.5rem]">
      <div className="grid items-start gap-4 md:max-lg:grid-cols-2">
        <OpenNow client={client} />
        <Cars cars={client.cars} />
        <ClientFacts client={client} />
        <OtherRequests client={client} />
      </div>
      <Timeline client={client} />
      <div className="lg:max-xl:col-span-2">
        <SideCards client={client} onChange={onChange} />
      </div>
    </div>
  );
}
