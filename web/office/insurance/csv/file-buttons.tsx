import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { csvCalls, type CsvKind } from "../../../../contract/office/insurance/csv.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { useSession } from "../../frame/session.tsx";

type Props = { kind: CsvKind; onChoose: (file: File) => void };

/** The same file can be chosen again after it was put right. */
export function FileButtons({ kind, onChoose }: Props) {
  const { t } = useTranslation("office");
  const { roles } = useSession().member;
  const input = useRef<HTMLInputElement>(null);
  const mayImport = roles.includes("agent") || roles.includes("admin");

  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink
        variant="quiet"
        size="small"
        icon="download"
        href={csvCalls[kind].export.url}
        download
      >
        {t("insurance.csv.export")}
      </ButtonLink>
      {mayImport && (
        <>
          <Button variant="quiet" size="small" icon="upload" onClick={() => input.current?.click()}>
            {t("insurance.csv.import")}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            aria-label={t("insurance.csv.import")}
            hidden
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) onChoose(file);
              currentTarget.value = "";
            }}
          />
        </>
      )}
    </div>
  );
}
