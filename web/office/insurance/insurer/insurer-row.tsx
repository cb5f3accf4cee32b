import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { InsurerRow } from "../../../../contract/office/insurance/insurer-shapes.ts";
import { formatDuration, formatNumber } from "../../../i18n/formats.ts";
import { Ltr } from "../../../ui/ltr.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { insurer as insurerPath } from "../../kit/paths.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { AgreementStanding } from "./agreement-standing.tsx";
import { at, CELL } from "./insurer-columns.ts";
import { Wordmark } from "./wordmark.tsx";

type Props = { row: InsurerRow; isShown: boolean };

const none = <span className="text-ink-muted">–</span>;

export function Row({ row, isShown }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { slug, name, logo, plans, editions, openDrafts, isPayeeAway, quality } = row;
  const nameId = `insurer-${slug}`;
  const marks = (
    <>
      {isPayeeAway && <Pill tone="bad">{t("insurance.payee.away")}</Pill>}
      {openDrafts > 0 && (
        <Pill tone="waiting">{t("insurance.insurer.openDrafts", { count: openDrafts })}</Pill>
      )}
    </>
  );
  const figure = (value: number | undefined, sign: string) =>
    value === undefined ? none : <Ltr>{`${formatNumber(value, language)}${sign}`}</Ltr>;

  return (
    <tr
      aria-labelledby={nameId}
      className={`relative border-t border-line hover:bg-surface-soft has-[:focus-visible]:bg-surface-leaf ${isShown ? "bg-surface-soft" : ""}`}
    >
      <th
        scope="row"
        className={`${CELL} border-s-4 text-start ${isShown ? "border-accent" : "border-transparent"}`}
      >
        <Link
          to={insurerPath(slug)}
          aria-current={isShown ? "page" : undefined}
          className="flex min-h-target items-center gap-4 font-strong before:absolute before:inset-0 focus-visible:outline-none"
        >
          <Wordmark logo={logo} className="h-8 w-28 max-sm:w-20" />
          <bdi id={nameId}>{name[language]}</bdi>
        </Link>
        <span className={`flex flex-wrap gap-2 pb-2 font-body ${at.agreement.below}`}>
          <AgreementStanding row={row} />
          {marks}
        </span>
      </th>
      <td className={`${CELL} ${at.agreement.column}`}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <AgreementStanding row={row} />
          <span className={at.edition.below}>{marks}</span>
        </span>
      </td>
      <td className={`${CELL} ${at.plans.column}`}>{formatNumber(plans, language)}</td>
      <td className={`${CELL} ${at.edition.column}`}>
        <span className="flex flex-wrap items-center justify-end gap-2">
          {marks}
          {editions === 0 ? none : formatNumber(editions, language)}
        </span>
      </td>
      <td className={`${CELL} ${at.quality.column}`}>
        {quality?.settlementDays === undefined
          ? none
          : formatDuration(quality.settlementDays, "day", language)}
      </td>
      <td className={`${CELL} ${at.quality.column}`}>{figure(quality?.paidPercent, "%")}</td>
      <td className={`${CELL} pe-5 ${at.quality.column}`}>
        {figure(quality?.complaintsPerThousand, "‰")}
      </td>
    </tr>
  );
}
