import { useTranslation } from "react-i18next";
import {
  type AuditChain,
  type AuditCheck,
  type AuditFault,
  checkAuditChain,
  readAuditChain,
} from "../../../../contract/office/settings/audit.ts";
import { useRead } from "../../../api/use-read.ts";
import { formatMoment, formatNumber } from "../../../i18n/formats.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { Ltr } from "../../../ui/ltr.tsx";
import { Pill, type PillTone } from "../../../ui/pill.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { useRefresh } from "../../../ui/use-refresh.ts";
import { useSession } from "../../frame/session.tsx";
import { CopyButton } from "../../kit/copy-button.tsx";
import { Panel } from "../../kit/panel.tsx";
import { RowsLoading } from "../../kit/rows-loading.tsx";
import { useSay } from "../../kit/said.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { useProblem } from "../../kit/use-problem.ts";
import { useWriting } from "../../kit/use-writing.ts";

const WHILE_RUNNING_MS = 1_000;
const OTHERWISE_MS = 60_000;

/** Whether the chain of the audit is whole, and the button that walks through it. */
export function ChainPanel() {
  const { t } = useTranslation("office");
  const { ask, askQuietly } = useSession();
  const say = useSay();
  const problemOf = useProblem();
  const { body, failure, isLoading, reload, replace } = useRead(askQuietly, readAuditChain, {});
  const writing = useWriting(() => void reload());
  const chain = body?.data;
  const problem = problemOf(failure);
  useRefresh(() => void reload(), chain?.running ? WHILE_RUNNING_MS : OTHERWISE_MS);

  const check = () =>
    void writing.write(
      () => ask(checkAuditChain, {}),
      (data) => {
        replace(() => ({ status: "success", data }));
        say({ text: t("settings.audit.chain.begun") });
      },
    );

  return (
    <Panel
      heading={t("settings.audit.chain.heading")}
      beside={
        <Button
          variant="quiet"
          size="small"
          icon="refresh"
          busy={writing.isBusy || Boolean(chain?.running)}
          onClick={check}
        >
          {t("settings.audit.chain.check")}
        </Button>
      }
    >
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
      {!chain && isLoading && <RowsLoading />}
      {chain && <Shown chain={chain} />}
    </Panel>
  );
}

const useFaultWords = () => {
  const { t } = useTranslation("office");
  return ({ fault, auditId, seq, last }: AuditFault) =>
    t(`settings.audit.chain.faults.${fault}`, { auditId, seq, last });
};

type Standing = "whole" | "broken" | "cutOff" | "never";
const tones: Record<Standing, PillTone> = {
  whole: "good",
  broken: "bad",
  cutOff: "waiting",
  never: "sand",
};

const standingOf = ({ standing, last }: AuditChain): Standing => {
  if (standing) return "broken";
  if (!last) return "never";
  if (!last.fault) return "whole";
  return last.fault.fault === "cutOff" ? "cutOff" : "broken";
};

function Shown({ chain }: { chain: AuditChain }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { head, last, running } = chain;
  const standing = standingOf(chain);

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-label" role="status">
        <Pill tone={tones[standing]} {...(standing === "whole" && { icon: "check" })}>
          {t(`settings.audit.chain.${standing}`)}
        </Pill>
        <span className="min-w-0">
          <Sentence chain={chain} standing={standing} />
        </span>
      </div>
      {standing === "broken" && (
        <p className="text-sm text-danger-ink">{t("settings.audit.chain.todo")}</p>
      )}
      {running && (
        <div className="grid gap-1.5 text-sm text-ink-muted">
          <p>
            {t("settings.audit.chain.running", {
              rows: formatNumber(running.rows, language),
              total: formatNumber(running.total, language),
            })}
          </p>
          <Progress
            label={t("settings.audit.chain.progress")}
            value={running.rows}
            max={Math.max(1, running.total)}
          />
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-muted">
        {last && standing !== "never" && <Source check={last} />}
        {head && (
          <span className="inline-flex items-center gap-1">
            {t("settings.audit.chain.head")}:{" "}
            {t("settings.audit.chain.headText", {
              seq: formatNumber(head.seq, language),
              when: formatMoment(head.at, language),
            })}{" "}
            · <Ltr>{head.digest.slice(0, 12)}…</Ltr>
            <CopyButton text={head.digest} what={t("settings.audit.chain.digest")} />
          </span>
        )}
      </p>
    </div>
  );
}

function Sentence({ chain, standing }: { chain: AuditChain; standing: Standing }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const wordsOf = useFaultWords();
  const { last } = chain;

  if (chain.standing) return wordsOf(chain.standing);
  if (!last || standing === "never") return t("settings.audit.chain.neverText");
  const when = formatMoment(last.endedAt ?? last.startedAt, language);
  if (standing === "cutOff")
    return t("settings.audit.chain.cutOffText", { when: formatMoment(last.startedAt, language) });
  if (last.fault) return t("settings.audit.chain.brokenText", { when, what: wordsOf(last.fault) });
  return t("settings.audit.chain.wholeText", { count: last.rows, when });
}

function Source({ check: { by, source } }: { check: AuditCheck }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const name = `\u2068${by?.name[language] ?? ""}\u2069`;

  return <span>{t(`settings.audit.chain.by.${source}`, { name })}</span>;
}
