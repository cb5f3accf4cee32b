import { useTranslation } from "react-i18next";
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  type OwnSession,
} from "../../../../contract/office/settings/sessions.ts";
import { useRead } from "../../../api/use-read.ts";
import { formatMoment } from "../../../i18n/formats.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { useSession } from "../../frame/session.tsx";
import { RowsLoading } from "../../kit/rows-loading.tsx";
import { useSay } from "../../kit/said.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { useProblem } from "../../kit/use-problem.ts";
import { useWriting } from "../../kit/use-writing.ts";

/** Where somebody is logged in, and how they end it elsewhere. */
export function SessionsSection() {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const say = useSay();
  const problemOf = useProblem();
  const { body, failure, isLoading, reload, replace } = useRead(ask, listOwnSessions, {});
  const writing = useWriting(() => void reload());
  const sessions = body?.data;
  const problem = problemOf(failure);
  const isAlone = sessions?.every(({ isThis }) => isThis);

  const finish = (words: string) => (data: OwnSession[]) => {
    replace(() => ({ status: "success", data }));
    say({ text: words });
  };
  const end = (id: string) =>
    void writing.write(
      () => ask(endOwnSession, { params: { id } }),
      finish(t("settings.sessions.ended")),
    );
  const endOthers = () =>
    void writing.write(() => ask(endOtherSessions, {}), finish(t("settings.sessions.othersEnded")));

  return (
    <section aria-labelledby="sessions-heading" className="grid max-w-3xl gap-4">
      <div className="flex min-h-target flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="sessions-heading" className="text-title-sm">
          {t("settings.sessions.heading")}
        </h2>
        {isAlone === false && (
          <Button variant="quiet" size="small" busy={writing.isBusy} onClick={endOthers}>
            {t("settings.sessions.endOthers")}
          </Button>
        )}
      </div>
      {problem && (
        <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={() => void reload()}>
          {problem}
        </LoadFailed>
      )}
      {writing.failure && (
        <Banner kind="error" live>
          {writing.failure}
        </Banner>
      )}
      {!sessions && isLoading && <RowsLoading />}
      {sessions && (
        <Card flush>
          <ul aria-labelledby="sessions-heading" className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={writing.isBusy}
                onEnd={() => end(session.id)}
              />
            ))}
          </ul>
        </Card>
      )}
      <p className="text-sm text-ink-muted">
        {t(isAlone ? "settings.sessions.alone" : "settings.sessions.notYours")}{" "}
        {t("settings.sessions.hint")}
      </p>
    </section>
  );
}

type RowProps = { session: OwnSession; isBusy: boolean; onEnd: () => void };

function SessionRow({ session, isBusy, onEnd }: RowProps) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { browser, system, since, seenAt, isThis } = session;
  const browserName = browser && t(`settings.sessions.browsers.${browser}`);
  const systemName = system && t(`settings.sessions.systems.${system}`);
  const device =
    browserName && systemName
      ? t("settings.sessions.device", { browser: browserName, system: systemName })
      : (browserName ?? systemName ?? t("settings.sessions.unknown"));

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-card py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-strong">
          {device}
          {isThis && <Pill tone="calm">{t("settings.sessions.isThis")}</Pill>}
        </p>
        <p className="text-sm text-ink-muted">
          {t("settings.sessions.since", { when: formatMoment(since, language) })} ·{" "}
          {t("settings.sessions.seen", { when: formatMoment(seenAt, language) })}
        </p>
      </div>
      {!isThis && (
        <Button
          variant="quiet"
          size="small"
          busy={isBusy}
          aria-label={t("settings.sessions.endOf", { device })}
          onClick={onEnd}
        >
          {t("settings.sessions.end")}
        </Button>
      )}
    </li>
  );
}
