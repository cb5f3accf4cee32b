import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { Banner } from "../../ui/banner.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { formatMoment } from "../../i18n/formats.ts";
import { Due } from "../desk/due.tsx";
import { NewsLine } from "../desk/news-line.tsx";
import { PlateOfRow } from "../desk/plate-of-row.tsx";
import { useIdentity } from "./use-identity.ts";
import { CopyButton } from "../kit/copy-button.tsx";
import { useLanguage } from "../kit/use-language.ts";
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
  const { language } = useLanguage();
  const { name, number, plate, type, lease, createdAt } = request;
  useLease(request);
  useSeen(request);
  const identity = useIdentity(request);
  const parts = useParts();
  const panelsAt = (wanted: RoomPart["place"]) =>
    parts.map(
      ([name, { Panel, place }]) =>
        place === wanted && <Panel key={name} {...{ request, identity, ...change }} />,
    );

  return (
    <>
      <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <PlateOfRow plate={plate} className="w-56" />
        <div className="min-w-0 grow basis-60">
          <h1 className="text-title">
            <bdi>{name}</bdi>
          </h1>
          <p className="flex flex-wrap items-center gap-x-5 text-sm text-ink-muted">
            <span className="flex items-center gap-1">
              <Ltr>{number}</Ltr>
              <CopyButton text={number} what={number} />
            </span>
            <span>{t(`types.${type}`)}</span>
            <time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>
          </p>
        </div>
        <div className="text-sm">
          <Due row={request} />
        </div>
        <NewsLine row={request} className="w-full" />
      </header>
      <StateSteps request={request} />
      <Actions request={request} {...change} />
      {lease && !lease.isOwn && (
        <Banner kind="warning">{t("request.leased", { staff: lease.staff })}</Banner>
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
