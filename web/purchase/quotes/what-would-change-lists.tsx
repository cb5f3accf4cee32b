import { useTranslation } from "react-i18next";
import { formatAmount } from "../../../domain/money.ts";
import type { Edition } from "../../../domain/quotes/rating-plan.ts";
import type { Effect, Refusal } from "../../../domain/quotes/what-would-change.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { useInputWords } from "../../prices/use-input-words.tsx";
import { dirhams, useChangeWords, useLimitWords } from "./what-would-change-words.ts";

type EffectProps = { heading: string; effects: readonly Effect[] };

/** Amounts stand in a column of their own at every width. */
export function EffectList({ heading, effects }: EffectProps) {
  const changeOf = useChangeWords();

  return (
    <>
      <h4 className="mt-4 text-label font-strong">{heading}</h4>
      <ul className="mt-1 grid grid-cols-[minmax(0,1fr)_fit-content(50%)] gap-x-4 text-label">
        {effects.map((effect) => (
          <li
            key={`${effect.input} ${String(effect.to)}`}
            className="col-span-2 grid grid-cols-subgrid items-baseline border-b border-line py-2"
          >
            <span>
              {changeOf(effect)}
              <Present {...{ effect }} />
              <AlsoChanged {...{ effect }} />
            </span>
            <Amount fils={effect.amountFils} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Amount({ fils }: { fils: number }) {
  const { t } = useTranslation("purchase/compare");
  if (fils === 0) return <span className="text-end text-ink-muted">{t("change.same")}</span>;

  return (
    <span className={`text-end ${fils < 0 ? "text-success" : ""}`}>
      <Ltr className="block text-end font-strong">AED&nbsp;{formatAmount(Math.abs(fils))}</Ltr>{" "}
      <span className="text-sm">{t(fils < 0 ? "change.less" : "change.more")}</span>
    </span>
  );
}

/** The present answer, and where it comes from. */
function Present({ effect: { input, from, source } }: { effect: Effect }) {
  const { t } = useTranslation("purchase/compare");
  const wordsOf = useInputWords();
  const value = Array.isArray(from) ? [...from] : (from as string | number | boolean);

  return (
    <span className="block text-sm text-ink-muted">
      {t("change.now", { source: t(`change.source.${source}`) })} {wordsOf(input, value)?.answer}
    </span>
  );
}

function AlsoChanged({ effect: { excessAed, repair } }: { effect: Effect }) {
  const { t } = useTranslation("purchase/compare");
  const { language } = useSite();
  if (excessAed === undefined && !repair) return null;
  const excess = excessAed === undefined ? undefined : dirhams(formatNumber(excessAed, language));

  return (
    <span className="block text-sm text-ink-muted">
      {excess && t("change.excessThen", { excess })} {repair && t(`change.${repair}Then`)}
    </span>
  );
}

type RefusalProps = { refusals: readonly Refusal[]; declines: Edition["declines"] };

export function RefusalList({ refusals, declines }: RefusalProps) {
  const { t } = useTranslation("purchase/compare");
  const changeOf = useChangeWords();
  const limitOf = useLimitWords(declines);

  return (
    <>
      <h4 className="mt-4 text-label font-strong">{t("change.refused")}</h4>
      <ul className="mt-1 text-label">
        {refusals.map((refusal) => (
          <li key={`${refusal.input} ${String(refusal.to)}`} className="border-b border-line py-2">
            {changeOf(refusal)}
            {refusal.reasons.map((reason) => (
              <span key={reason} className="block text-sm text-ink-muted">
                {limitOf(reason)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
