import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type {
  CommissionDifference,
  CommissionLine,
} from "../../../../contract/office/settings/commission-shapes.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Ltr } from "../../../ui/ltr.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { request } from "../../kit/paths.ts";
import { StaffShown } from "../../kit/staff-shown.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { Amount, Difference } from "./amount.tsx";
import { StandingPill } from "./standing-pill.tsx";
import { CELL, NUMBER, Table } from "./table.tsx";

const columns = [
  "policy",
  "premium",
  "expected",
  "received",
  "difference",
  "standing",
  "owner",
] as const;
const isNumber = (column: string) =>
  ["premium", "expected", "received", "difference"].includes(column);

/** Where there is room; else it stands under the number. */
const BESIDE = "max-xl:hidden";

type Props = {
  lines: readonly CommissionLine[];
  onOpen: (difference: CommissionDifference) => void;
};

export function LinesTable({ lines, onOpen }: Props) {
  const { t } = useTranslation("office");

  return (
    <Table
      label={t("settings.commission.lines")}
      columns={columns.map((key) => ({
        key,
        name: t(`settings.commission.columns.${key}`),
        isNumber: isNumber(key),
        ...(key === "premium" && { className: BESIDE }),
      }))}
    >
      {lines.map((line) => (
        <Line key={line.number} line={line} onOpen={onOpen} />
      ))}
    </Table>
  );
}

function Line({ line, onOpen }: { line: CommissionLine; onOpen: Props["onOpen"] }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { number, requestId, startsOn, endsOn, difference } = line;

  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${CELL} text-start font-strong`}>
        {requestId ? (
          <Link to={request(requestId)} className="link inline-flex min-h-target items-center">
            <Ltr>{number}</Ltr>
          </Link>
        ) : (
          <Ltr>{number}</Ltr>
        )}
        {startsOn && endsOn && (
          <span className="block text-xs font-medium text-ink-muted 2xl:whitespace-nowrap">
            {t("settings.commission.cover", {
              from: formatDay(startsOn, language),
              to: formatDay(endsOn, language),
            })}
            {line.isCancelled && ` · ${t("settings.commission.cancelled")}`}
          </span>
        )}
        {line.premiumFils !== null && (
          <span className="block text-xs font-medium text-ink-muted xl:hidden">
            {t("settings.commission.columns.premium")} <Amount fils={line.premiumFils} />
          </span>
        )}
      </th>
      <td className={`${NUMBER} ${BESIDE}`}>
        <Amount fils={line.premiumFils} />
      </td>
      <td className={NUMBER}>
        <Amount fils={line.expectedFils} />
      </td>
      <td className={NUMBER}>
        <Amount fils={line.receivedFils} />
      </td>
      <td className={NUMBER}>
        <Difference fils={line.differenceFils} />
      </td>
      <td className={CELL}>
        <StandingPill standing={line.standing} />
      </td>
      <td className={CELL}>
        {difference && (
          <span className="grid gap-1 xl:min-w-36 xl:justify-items-start">
            <Owner difference={difference} />
            {difference.state === "open" && (
              <Button variant="quiet" size="small" onClick={() => onOpen(difference)}>
                {t("settings.commission.work")}
                <span className="sr-only"> {number}</span>
              </Button>
            )}
          </span>
        )}
      </td>
    </tr>
  );
}

function Owner({ difference }: { difference: CommissionDifference }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { state, assignee, dueOn, isLate, reason, endedBy } = difference;

  if (state === "open")
    return (
      <span className="text-xs xl:whitespace-nowrap">
        <StaffShown>{assignee}</StaffShown>
        <span className={`block ${isLate ? "font-strong text-danger-ink" : "text-ink-muted"}`}>
          {t(isLate ? "settings.commission.late" : "settings.commission.due", {
            day: formatDay(dueOn, language),
          })}
        </span>
      </span>
    );
  return (
    <span className="grid gap-1 text-xs">
      <Pill tone={state === "settled" ? "good" : "sand"}>
        {t(`settings.commission.states.${state}`)}
      </Pill>
      {endedBy ? <StaffShown>{endedBy}</StaffShown> : t("settings.commission.byStatement")}
      {reason && (
        <span dir="auto" className="max-w-48 text-ink-muted">
          {reason}
        </span>
      )}
    </span>
  );
}
