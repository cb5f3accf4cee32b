import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { Banner } from "../../ui/banner.tsx";
import { useKeys } from "../frame/keys.tsx";
import { NewsLine } from "../desk/news-line.tsx";
import { useIdentity } from "./use-identity.ts";
import { useStaffName } from "../kit/staff-shown.tsx";
import { Actions } from "./actions.tsx";
import type { Change } from "../kit/change.ts";
import { type RoomPart, useParts } from "../kit/rooms.ts";
import { CustomerSaid } from "./customer-said.tsx";
import { History } from "./history.tsx";
import { Money } from "./money.tsx";
import { Notes } from "./notes.tsx";
import { Person } from "./person.tsx";
import { Related } from "./related.tsx";
import { StateSteps } from "./state-steps.tsx";
import { useSeen } from "./use-seen.ts";
import { useLease } from "./use-lease.ts";

type Props = Change & { request: DeskRequest; search: string };

export function RequestShown({ request, search, ...change }: Props) {
  const { t } = useTranslation("office");
  const staffName = useStaffName();
  const { lease } = request;
  useLease(request);
  useSeen(request);
  const identity = useIdentity(request);
  useKeys({ KeyV: identity.mayReveal ? identity.reveal : undefined });
  const parts = useParts();
  const panelsAt = (wanted: RoomPart["place"]) =>
    parts.map(
      ([name, { Panel, place }]) =>
        place === wanted && <Panel key={name} {...{ request, identity, ...change }} />,
    );

  return (
    <>
      <NewsLine row={request} />
      <StateSteps request={request} />
      <Actions request={request} {...change} />
      {lease && !lease.isOwn && (
        <Banner kind="warning">{t("request.leased", { staff: staffName(lease.staff) })}</Banner>
      )}
      {request.cancelAsked && <Banner kind="warning">{t("request.cancelAsked")}</Banner>}
      {panelsAt("wide")}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
        {/* In one column everything else comes before what has happened. */}
        <div className="contents gap-5 xl:grid">
          {panelsAt("main")}
          <CustomerSaid request={request} />
          <Money request={request} />
          <div className="order-last">
            <History request={request} />
          </div>
        </div>
        <div className="grid gap-5">
          <Person request={request} identity={identity} />
          {panelsAt("side")}
          <Notes request={request} onChange={change.onChange} />
          {panelsAt("below")}
          <Related request={request} search={search} />
        </div>
      </div>
    </>
  );
}
