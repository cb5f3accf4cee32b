import { useTranslation } from "react-i18next";
import type { CsvPreview } from "../../../../contract/office/insurance/csv.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { Refused } from "../../kit/refused.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { DraftLinks } from "./draft-links.tsx";
import { ErrorTable } from "../../kit/csv/error-table.tsx";
import type { CsvFile } from "./use-csv-file.ts";

/** What a chosen file would change, before anything is written. */
export function FilePreview({ csv }: { csv: CsvFile }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { file, preview, failure, isBusy, progress } = csv;
  if (!file) return null;

  return (
    <Card>
      <section aria-busy={isBusy || undefined} className="grid gap-4">
        <h2 className="text-lg leading-snug break-words tracking-normal">
          {t("insurance.csv.preview", { file: isolated(file.name, language) })}
        </h2>
        <Refused>{failure}</Refused>
        {isBusy && !preview && <Checking progress={progress} />}
        {preview && <Found preview={preview} />}
        <div className="flex flex-wrap gap-3">
          <Button
            variant="sun"
            busy={isBusy}
            disabled={!preview || preview.errorCount > 0 || preview.drafts.length === 0}
            onClick={() => void csv.run()}
          >
            {t("insurance.csv.run")}
          </Button>
          <Button variant="quiet" onClick={csv.clear}>
            {t("insurance.csv.cancel")}
          </Button>
        </div>
      </section>
    </Card>
  );
}

function Checking({ progress }: Pick<CsvFile, "progress">) {
  const { t } = useTranslation("office");
  const label = progress ? t("insurance.csv.checking", progress) : t("insurance.csv.reading");

  return (
    <div className="grid gap-2 text-sm">
      <Progress label={label} value={progress?.checked ?? 0} max={progress?.of ?? 1} />
      <p>{label}</p>
    </div>
  );
}

function Found({ preview: { counts, drafts, errors, errorCount } }: { preview: CsvPreview }) {
  const { t } = useTranslation("office");
  if (errorCount > 0) return <ErrorTable {...{ errors, errorCount }} />;

  return (
    <div role="status" className="grid gap-2">
      <p className="font-strong">{t("insurance.csv.counts", counts)}</p>
      <p className="text-sm text-ink-muted">{t("insurance.csv.countsNote")}</p>
      <p>
        {drafts.length === 0
          ? t("insurance.csv.nothing")
          : t("insurance.csv.makes", { count: drafts.length })}
      </p>
      <DraftLinks drafts={drafts} isMade={false} />
    </div>
  );
}
