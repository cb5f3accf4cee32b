import { useState } from "react";
import { useTranslation } from "react-i18next";
import type {
  CommissionImport,
  CommissionMonth,
} from "../../../../contract/office/settings/commission-shapes.ts";
import { formatAmount } from "../../../../domain/money.ts";
import { formatMoment } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { Price } from "../../../ui/price.tsx";
import { StaffShown } from "../../kit/staff-shown.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { TakeBackDialog } from "./take-back-dialog.tsx";

type Props = {
  insurer: string;
  month: string;
  imports: readonly CommissionImport[];
  onReload: () => void;
  onDone: (month: CommissionMonth) => void;
};

/** The statements that came into a month, and the way back for one of a wrong file. */
export function ImportsList({ insurer, month, imports, onReload, onDone }: Props) {
  const { t } = useTranslation("office");
  const [opened, setOpened] = useState<string>();

  return (
    <section aria-labelledby="imports-heading" className="grid gap-3">
      <h3 id="imports-heading" className="text-lg font-strong">
        {t("settings.commission.imports")}
      </h3>
      <ul className="grid divide-y divide-line rounded-card bg-surface-raised px-5 py-1 shadow-1">
        {imports.map((one) => (
          <ImportRow
            key={one.importedAt}
            {...{ one }}
            onTakeBack={() => setOpened(one.importedAt)}
          />
        ))}
      </ul>
      {opened && (
        <TakeBackDialog
          key={opened}
          {...{ insurer, month, importedAt: opened, onReload }}
          onClose={() => setOpened(undefined)}
          onDone={(data) => {
            setOpened(undefined);
            onDone(data);
          }}
        />
      )}
    </section>
  );
}

function ImportRow({ one, onTakeBack }: { one: CommissionImport; onTakeBack: () => void }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { importedAt, by, lines, amountFils, takenBack } = one;
  const when = formatMoment(importedAt, language);

  return (
    <li className="flex min-h-target flex-wrap items-center gap-x-5 gap-y-1 py-1.5 text-sm">
      <span>
        <span className="block font-strong">{when}</span>
        {by && (
          <span className="block text-xs text-ink-muted">
            <StaffShown>{by}</StaffShown>
          </span>
        )}
      </span>
      <span className={`flex flex-wrap gap-x-5 ${takenBack ? "text-ink-muted line-through" : ""}`}>
        <span>{t("settings.commission.importedLines", { count: lines })}</span>
        <Price amount={formatAmount(amountFils)} />
      </span>
      {takenBack ? (
        <span className="ms-auto grid justify-items-end gap-0.5 text-xs text-ink-muted">
          <span className="flex flex-wrap items-center justify-end gap-x-2">
            <Pill tone="sand">{t("settings.commission.takeBack.taken")}</Pill>
            <span>{formatMoment(takenBack.at, language)}</span>
            {takenBack.by && <StaffShown>{takenBack.by}</StaffShown>}
          </span>
          <span dir="auto" className="max-w-md break-words">
            {takenBack.reason}
          </span>
        </span>
      ) : (
        <Button variant="quiet" size="small" className="ms-auto" onClick={onTakeBack}>
          {t("settings.commission.takeBack.name")}
          <span className="sr-only"> {when}</span>
        </Button>
      )}
    </li>
  );
}
