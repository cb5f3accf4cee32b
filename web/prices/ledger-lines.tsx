import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LedgerLine } from "../../contract/quotes.ts";
import { formatAmount } from "../../domain/money.ts";
import { ledgerSources } from "../../domain/quotes/ledger.ts";
import { Price } from "../ui/price.tsx";
import { SignedAmount } from "./signed-amount.tsx";
import { useExcessStep } from "./use-excess-step.ts";
import { useLineName } from "./use-line-name.ts";

type Props = {
  lines: readonly LedgerLine[];
  priceFils: number;
  insurer: string;
  sum: string;
  /** The answers that made an amount, each as a `dd`. */
  answersTo?: (line: LedgerLine) => ReactNode;
};

/** The rows always add up to the price, even if the server sends fewer. */
export function LedgerLines({ lines, priceFils, insurer, sum, answersTo }: Props) {
  const { t } = useTranslation("prices");
  const nameOf = useLineName();
  const stepOf = useExcessStep();
  const explained = lines.reduce((total, line) => total + line.amountFils, 0);
  const rest = { code: "other", amountFils: priceFils - explained };
  const isWhole = lines.length === 0 || rest.amountFils === 0;
  const rows: readonly LedgerLine[] = isWhole ? lines : [...lines, rest];

  return (
    <>
      <dl className="text-label">
        {rows.map((line) => (
          <div
            key={line.code}
            className="grid grid-cols-[minmax(0,auto)_1fr] items-baseline gap-x-3 py-1.5"
          >
            <dt>{nameOf(line.code)}</dt>
            <dd className="flex min-w-auto items-baseline gap-3 font-strong">
              <span className="grow border-b-2 border-dotted border-line-soft" />
              <SignedAmount fils={line.amountFils} />
            </dd>
            {answersTo?.(line)}
            <Told>{stepOf(line.maximumExcessAed)}</Told>
            <Origin {...{ line, insurer }} />
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-2.5 font-strong">
          <dt>{sum}</dt>
          <dd className="whitespace-nowrap">
            <Price amount={formatAmount(priceFils)} className="font-strong" />
          </dd>
        </div>
      </dl>
      {rows.some(({ verified }) => verified === false) && (
        <p className="mt-3 text-sm text-ink-muted">{t("assumptionHelp")}</p>
      )}
    </>
  );
}

/** What no text confirms is never shown as law. */
function Origin({ line, insurer }: { line: LedgerLine; insurer: string }) {
  const { t } = useTranslation("prices");
  const source = ledgerSources.find((one) => one === line.source);
  if (line.verified === false)
    return (
      <dd className="col-span-full mt-0.5 w-fit rounded-full bg-warning-soft px-2.5 text-sm text-warning-ink">
        {t("assumption")}
      </dd>
    );
  if (!source) return null;
  return <Told>{t(`sources.${source}`, { insurer })}</Told>;
}

function Told({ children }: { children: ReactNode }) {
  return children && <dd className="col-span-full text-sm text-ink-muted">{children}</dd>;
}
