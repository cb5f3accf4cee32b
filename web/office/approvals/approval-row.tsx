import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Approval } from "../../../contract/office/approvals/part.ts";
import { formatAmount } from "../../../domain/money.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { Pill, type PillTone } from "../../ui/pill.tsx";
import { Price } from "../../ui/price.tsx";
import { approval as pathOf } from "../kit/paths.ts";
import { useLanguage } from "../kit/use-language.ts";
import { formatShare } from "./format-share.ts";

const tones: Record<Approval["state"], PillTone> = {
  asked: "waiting",
  approved: "good",
  used: "good",
  refused: "bad",
  withdrawn: "sand",
  void: "bad",
};

export function ApprovalRow({ approval, isShown }: { approval: Approval; isShown: boolean }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const {
    id,
    kind,
    state,
    request,
    draft,
    client,
    amountFils,
    ourFils,
    askedBy,
    askedAt,
    decision,
  } = approval;
  const hasShare = kind === "offer" && ourFils !== null && amountFils !== null;

  return (
    <li
      className={`relative grid gap-1 border-t border-s-4 border-t-line px-4 py-3 text-sm first:border-t-0 hover:bg-surface-soft has-[:focus-visible]:bg-surface-leaf ${isShown ? "border-s-accent" : "border-s-transparent"}`}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link
          to={pathOf(id)}
          aria-current={isShown || undefined}
          className="font-strong before:absolute before:inset-0"
        >
          {t(`approvals.kinds.${kind}`)} {request && <Ltr>{request.number}</Ltr>}
        </Link>
        <time dateTime={askedAt} className="text-xs text-ink-muted">
          {formatMoment(askedAt, language)}
        </time>
      </p>
      <p className="truncate">
        <bdi>{request?.name ?? client?.name ?? draft?.name[language]}</bdi>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {amountFils !== null && <Price amount={formatAmount(amountFils)} />}
        {ourFils !== null && (
          <span className="text-ink-muted">
            {t("approvals.ours")} <Price amount={formatAmount(ourFils)} />
          </span>
        )}
        {kind === "offer" && ourFils === null && (
          <span className="text-ink-muted">{t("approvals.noOurs")}</span>
        )}
        {kind !== "offer" && amountFils !== null && (
          <span className="text-ink-muted">{t("approvals.returned")}</span>
        )}
        {hasShare && state === "asked" && (
          <Pill tone="waiting">
            <Ltr>{formatShare(amountFils, ourFils)}</Ltr>
          </Pill>
        )}
        {state !== "asked" && <Pill tone={tones[state]}>{t(`approvals.states.${state}`)}</Pill>}
        {approval.isStranded && <Pill tone="bad">{t("approvals.stranded")}</Pill>}
      </p>
      <p className="text-xs text-ink-muted">
        {t("approvals.askedBy", { name: askedBy.name[language] })}
      </p>
      {decision && decision.reason !== "" && (
        <p className="text-xs">
          <bdi>{decision.reason}</bdi>
        </p>
      )}
    </li>
  );
}
