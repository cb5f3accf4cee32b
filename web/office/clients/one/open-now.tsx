import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { OneClient, OpenRefund } from "../../../../contract/office/clients/one.ts";
import type { DeskRow } from "../../../../contract/office/desk/requests.ts";
import { formatAmount } from "../../../../domain/money.ts";
import { formatDayAndMonth } from "../../../i18n/formats.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Ltr } from "../../../ui/ltr.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { Price } from "../../../ui/price.tsx";
import { Due } from "../../desk/due.tsx";
import { NewsLine } from "../../desk/news-line.tsx";
import { StatePill } from "../../desk/state-pill.tsx";
import {
  client as clientPath,
  refund as refundPath,
  request as requestPath,
} from "../../kit/paths.ts";
import { StaffShown } from "../../kit/staff-shown.tsx";
import { useLanguage } from "../../kit/use-language.ts";

type Waiting = Pick<OneClient, "open" | "openRefunds">;

/** Where nothing but a refund is open of a request, the refund says so. */
const requestsIn = ({ open, openRefunds }: Waiting) =>
  open.filter(
    ({ id, turn }) => turn !== null || openRefunds.every(({ requestId }) => requestId !== id),
  );

const countIn = (waiting: Waiting) => requestsIn(waiting).length + waiting.openRefunds.length;

/** What waits, for whom and until when, also of who is the same person: read before anything else. */
export function OpenNow({ client }: { client: OneClient }) {
  const { t } = useTranslation("office");
  const { joined } = client;
  const own = countIn(client);
  const firstOther = own === 0 ? joined.find((other) => countIn(other) > 0)?.id : undefined;
  const count = joined.reduce((sum, other) => sum + countIn(other), own);

  return (
    <Card flush className="md:max-lg:row-span-3">
      <div className="scallop on-canopy flex items-baseline justify-between bg-canopy px-card pt-3.5 pb-2.5 text-canopy-ink">
        <h2 className="text-label">{t("clients.one.open.heading")}</h2>
        <Ltr className="text-sm text-canopy-muted">{count}</Ltr>
      </div>
      <div className="px-card pt-7 pb-card">
        <OpenList waiting={client} hasFirst />
        {joined.map((other) => (
          <section
            key={other.id}
            aria-labelledby={`open-of-${other.id}`}
            className="mt-4 grid gap-3 border-t border-line pt-3"
          >
            <h3 id={`open-of-${other.id}`} className="text-sm text-ink-muted">
              {t("clients.one.open.joined")}{" "}
              <Link to={clientPath(other.id)} className="link">
                <bdi>{other.name}</bdi>
              </Link>
            </h3>
            <OpenList waiting={other} hasFirst={other.id === firstOther} />
          </section>
        ))}
      </div>
    </Card>
  );
}

/** @param hasFirst what is due first is what to open next */
function OpenList({ waiting, hasFirst }: { waiting: Waiting; hasFirst: boolean }) {
  const { t } = useTranslation("office");

  if (countIn(waiting) === 0)
    return <p className="text-sm text-ink-muted">{t("clients.one.open.nothing")}</p>;
  return (
    <ul className="grid gap-3 text-sm">
      {requestsIn(waiting).map((row, index) => (
        <OpenRequest key={row.id} row={row} isFirst={hasFirst && index === 0} />
      ))}
      {waiting.openRefunds.map((one) => (
        <Refund key={one.id} refund={one} />
      ))}
    </ul>
  );
}

const ROW = "grid gap-2 border-line-soft not-first:border-t not-first:pt-3";

function OpenRequest({ row, isFirst }: { row: DeskRow; isFirst: boolean }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { id, number, state, assignee } = row;

  return (
    <li className={ROW}>
      <div className="flex items-start justify-between gap-x-3">
        <StatePill state={state} />
        <div className="text-end">
          <Due row={row} />
        </div>
      </div>
      <NewsLine row={row} className="text-xs leading-snug" />
      <p className="text-xs text-ink-muted">
        {t(`types.${row.type}`)} ·{" "}
        {assignee ? <StaffShown>{assignee}</StaffShown> : t("desk.nobody")}
      </p>
      <ButtonLink variant={isFirst ? "sun" : "quiet"} size="small" to={requestPath(id)}>
        {t("clients.one.open.link", { number: isolated(number, language) })}
      </ButtonLink>
    </li>
  );
}

function Refund({ refund }: { refund: OpenRefund }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { id, number, amountFils, state, insurerName, promisedOn } = refund;

  return (
    <li className={ROW}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b>
          {t("clients.one.open.refund")} <Price amount={formatAmount(amountFils)} />
        </b>
        {state === "sent" && promisedOn && (
          <time dateTime={promisedOn} className="text-xs text-accent-text">
            {t("clients.one.open.promised", { day: formatDayAndMonth(promisedOn, language) })}
          </time>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
        <Pill tone="waiting">{t(`refunds.states.${state}`)}</Pill>
        {t("clients.one.open.with", { insurer: insurerName[language] })}
      </p>
      <ButtonLink variant="quiet" size="small" to={refundPath(id)}>
        {t("clients.one.open.refund")}{" "}
        {t("clients.one.open.refundOf", { number: isolated(number, language) })}
      </ButtonLink>
    </li>
  );
}
