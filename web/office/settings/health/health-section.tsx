import { useTranslation } from "react-i18next";
import { type HealthCard, readHealth } from "../../../../contract/office/settings/health.ts";
import { clockTime } from "../../../../domain/dubai-time.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import type { HealthPart, HealthState } from "../../../../domain/health.ts";
import { useRead } from "../../../api/use-read.ts";
import { formatMoment } from "../../../i18n/formats.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-paths.ts";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { Pill, type PillTone } from "../../../ui/pill.tsx";
import { useRefresh } from "../../../ui/use-refresh.ts";
import { useSession } from "../../frame/session.tsx";
import { RowsLoading } from "../../kit/rows-loading.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { useProblem } from "../../kit/use-problem.ts";
import { useWordsAt } from "../../kit/use-words-at.ts";

const EVERY_MS = 30_000;

/** How gateway, mail, store, jobs, sealer and database are, in words. */
export function HealthSection() {
  const { t } = useTranslation("office");
  const { askQuietly } = useSession();
  const problemOf = useProblem();
  const whenOf = useWhen();
  const { body, failure, isLoading, reload } = useRead(askQuietly, readHealth, {});
  const found = body?.data;
  const problem = problemOf(failure);
  useRefresh(() => void reload(), EVERY_MS);

  return (
    <section aria-labelledby="health-heading" className="grid gap-5">
      <header className="grid gap-1">
        <h2 id="health-heading" className="text-title-sm">
          {t("settings.health.name")}
        </h2>
        <p className="text-sm text-ink-muted">
          {t("settings.health.lead")}{" "}
          {found && t("settings.health.measured", { time: whenOf(found.at) })}
        </p>
      </header>
      {problem && (
        <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={() => void reload()}>
          {problem}
        </LoadFailed>
      )}
      {!found && isLoading && <RowsLoading />}
      {found && (
        <ul className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
          {found.parts.map((one) => (
            <li key={one.part} className="grid">
              <PartCard card={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The time of today, or day and time. */
const useWhen = () => {
  const { language } = useLanguage();
  return (at: string) =>
    dayInDubai(new Date(at)) === dayInDubai(new Date())
      ? isolated(clockTime(new Date(at)), language)
      : formatMoment(at, language);
};

const icons: Record<HealthPart, IconName> = {
  gateway: "chart",
  mail: "mail",
  store: "doc",
  jobs: "clock",
  sealer: "shield",
  database: "columns",
};
const tones: Record<HealthState, PillTone> = { works: "good", waits: "waiting", fails: "bad" };

function PartCard({ card }: { card: HealthCard }) {
  const { t } = useTranslation("office");
  const wordsAt = useWordsAt();
  const whenOf = useWhen();
  const { part, state, says, kind, count, since, lastGoodAt, lastBadAt } = card;
  const heading = `health-${part}`;
  const cause = t(`settings.health.causes.${card.cause ?? "other"}`);
  const sentence = wordsAt(`settings.health.says.${part}.${says}`, {
    count,
    since: since ? whenOf(since) : "",
    good: lastGoodAt ? whenOf(lastGoodAt) : "",
    cause,
  });

  return (
    <Card>
      <article aria-labelledby={heading} className="grid h-full content-start gap-3">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-surface-leaf text-action">
            <Icon name={icons[part]} size={20} />
          </span>
          <h3 id={heading} className="text-lg leading-snug tracking-normal">
            {t(`settings.health.parts.${part}`)}
          </h3>
          <span className="ms-auto">
            <Pill tone={tones[state]}>{t(`settings.health.states.${state}`)}</Pill>
          </span>
        </header>
        <p className="font-medium" role="status">
          {sentence}
        </p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          <dt className="text-ink-muted">{t("settings.health.good")}</dt>
          <dd>{lastGoodAt ? whenOf(lastGoodAt) : t("settings.health.none")}</dd>
          <dt className="text-ink-muted">{t("settings.health.bad")}</dt>
          <dd>
            {lastBadAt
              ? t("settings.health.badBecause", { when: whenOf(lastBadAt), cause })
              : t("settings.health.none")}
          </dd>
        </dl>
        {kind && <p className="text-sm text-ink-muted">{t(`settings.health.kinds.${kind}`)}</p>}
        {state !== "works" && (
          <p className="rounded-field bg-surface-soft px-4 py-3 text-sm">
            <span className="font-strong">{t("settings.health.todo")}: </span>
            {t(`settings.health.todos.${part}`)}
          </p>
        )}
      </article>
    </Card>
  );
}
