import { useTranslation } from "react-i18next";
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
import { refund as refundPath, request as requestPath } from "../../kit/paths.ts";
import { StaffShown } from "../../kit/staff-shown.tsx";
import { useLanguage } from "../../kit/use-language.ts";

/** What waits, for whom and until when: read before anything else. */
export function OpenNow({ client }: { client: OneClient }) {
  const { t } = useTranslation("office");
  const { openRefunds } = client;
  // Where nothing but a refund is open, the refund says so.
  const isOfRefund = ({ id, turn }: DeskRow) =>
    turn === null && openRefunds.some(({ requestId }) => requestId === id);
  const open = client.open.filter((row) => !isOfRefund(row));
  const count = open.length + openRefunds.length;

  return (
    <Card flush className="md:max-lg:row-span-3">
      <div className="scallop on-canopy flex items-baseline justify-between bg-canopy px-card pt-3.5 pb-2.5 text-canopy-ink">
        <h2 className="text-label">{t("clients.one.open.heading")}</h2>
        <Ltr className="text-sm text-canopy-muted">{count}</Ltr>
      </div>
      <div className="px-card pt-7 pb-card">
        {count === 0 ? (
          <p className="text-sm text-ink-muted">{t("clients.one.open.nothing")}</p>
        ) : (
          <ul className="grid gap-3 text-sm">
            {open.map((row, index) => (
              <OpenRequest key={row.id} row={row} isFirst={index === 0} />
            ))}
            {openRefunds.map((one) => (
              <Refund key={one.id} refund={one} />
            ))}
          </ul>
        )}
      </div>
    </Card>
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
