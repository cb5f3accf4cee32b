import { useTranslation } from "react-i18next";
import type { CsvError } from "../../../../contract/office/csv-errors.ts";
import type { CsvPreview } from "../../../../contract/office/insurance/csv.ts";
import { saveFile } from "../../../api/save-file.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Ltr } from "../../../ui/ltr.tsx";
import { errorsCsv } from "./errors-csv.ts";

const MARK = "\uFEFF";

type Props = Pick<CsvPreview, "errors" | "errorCount">;

/** Where a file is wrong, and why. */
export function ErrorTable({ errors, errorCount }: Props) {
  const { t } = useTranslation("office");
  const save = () => {
    const text = errorsCsv(errors, (code) => t(`insurance.csv.reasons.${code}`));
    saveFile(new Blob([MARK, text], { type: "text/csv;charset=utf-8" }), "errors.csv");
  };

  return (
    <>
      <Banner
        kind="error"
        live
        actions={
          <Button variant="link" icon="download" onClick={save}>
            {t("insurance.csv.download")}
          </Button>
        }
      >
        {t("insurance.csv.errors", { count: errorCount })}{" "}
        {errorCount > errors.length && t("insurance.csv.errorsShown", { count: errors.length })}
      </Banner>
      <div
        className="max-h-96 overflow-auto"
        tabIndex={0}
        role="group"
        aria-label={t("insurance.csv.errorsTable")}
      >
        <table aria-label={t("insurance.csv.errorsTable")} className="w-full text-sm">
          <thead>
            <tr className="text-xs text-ink-muted">
              {(["at", "value", "reason"] as const).map((column) => (
                <th key={column} scope="col" className="px-3 py-2 text-start font-medium">
                  {t(`insurance.csv.errorColumns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {errors.map((error, index) => (
              <ErrorRow key={index} {...error} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function ErrorRow({ row, column, value, code }: CsvError) {
  const { t } = useTranslation("office");
  const at = column === "" ? "atRow" : "at";

  return (
    <tr className="border-t border-line">
      <td className="px-3 py-2 whitespace-nowrap">{t(`insurance.csv.${at}`, { row, column })}</td>
      <td className="max-w-60 px-3 py-2 break-words">
        <Ltr>{value}</Ltr>
      </td>
      <td className="px-3 py-2">{t(`insurance.csv.reasons.${code}`)}</td>
    </tr>
  );
}
