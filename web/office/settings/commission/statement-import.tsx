import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type {
  CommissionMonth,
  StatementPreview,
} from "../../../../contract/office/settings/commission-shapes.ts";
import { lineStandings } from "../../../../domain/commission/compare-line.ts";
import { formatAmount } from "../../../../domain/money.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ErrorTable } from "../../kit/csv/error-table.tsx";
import { Refused } from "../../kit/refused.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { OutsideMonth } from "./outside-month.tsx";
import { useStatement } from "./use-statement.ts";

type Props = {
  insurer: string;
  month: string;
  buttons: ReactNode;
  onDone: (month: CommissionMonth) => void;
};

/** The insurer's statement as CSV, looked at before anything is written. */
export function StatementImport({ insurer, month, buttons, onDone }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const { file, preview, failure, isBusy, isConfirmed, confirm, choose, clear, run } = useStatement(
    { insurer, month },
    onDone,
  );
  const outside = preview?.errorCount === 0 ? preview.outside : null;
  const isReady =
    preview &&
    preview.errorCount === 0 &&
    preview.rows !== preview.known &&
    (!outside || isConfirmed);

  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button size="small" icon="upload" onClick={() => input.current?.click()}>
          {t("settings.commission.import")}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={t("settings.commission.import")}
          hidden
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) void choose(chosen);
            currentTarget.value = "";
          }}
        />
        {buttons}
      </div>
      {file && (
        <Card>
          <section aria-busy={isBusy || undefined} className="grid gap-4">
            <h3 className="text-lg leading-snug break-words tracking-normal">
              {t("settings.commission.preview", { file: isolated(file.name, language) })}
            </h3>
            <Refused>{failure}</Refused>
            {preview && <Found preview={preview} />}
            {outside && <OutsideMonth {...{ month, outside, isConfirmed }} onConfirm={confirm} />}
            <div className="flex flex-wrap gap-3">
              <Button variant="sun" busy={isBusy} disabled={!isReady} onClick={() => void run()}>
                {t("settings.commission.run")}
              </Button>
              <Button variant="quiet" onClick={clear}>
                {t("settings.commission.leave")}
              </Button>
            </div>
          </section>
        </Card>
      )}
    </>
  );
}

function Found({ preview }: { preview: StatementPreview }) {
  const { t } = useTranslation("office");
  const { errors, errorCount, inFuture, rows, known, receivedFils, standings } = preview;
  if (errorCount > 0)
    return (
      <>
        {inFuture > 0 && (
          <p className="font-strong">{t("settings.commission.inFuture", { count: inFuture })}</p>
        )}
        <ErrorTable {...{ errors, errorCount }} />
      </>
    );

  return (
    <div role="status" className="grid gap-2">
      <p className="font-strong">
        {rows === known
          ? t("settings.commission.nothingNew")
          : t("settings.commission.found", {
              rows: rows - known,
              known,
              amount: `\u2066AED ${formatAmount(receivedFils)}\u2069`,
            })}
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted">
        {lineStandings
          .filter((name) => (standings[name] ?? 0) > 0)
          .map((name) => (
            <li key={name}>
              {t(`settings.commission.standings.${name}`)}: {standings[name]}
            </li>
          ))}
      </ul>
    </div>
  );
}
