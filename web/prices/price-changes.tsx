import { useTranslation } from "react-i18next";
import type { LedgerChange } from "./ledger-changes.ts";
import { SignedAmount } from "./signed-amount.tsx";
import { useExcessStep } from "./use-excess-step.ts";
import { useLineName } from "./use-line-name.ts";

type Props = { changes: readonly LedgerChange[]; level?: "h2" | "h3" };

/** Each line of the ledger that differs, by how much. */
export function PriceChanges({ changes, level: Heading = "h3" }: Props) {
  const { t } = useTranslation("prices");
  const nameOf = useLineName();
  const stepOf = useExcessStep();
  if (changes.length === 0) return null;

  return (
    <section className="mt-3">
      <Heading className="text-sm font-strong tracking-normal">{t("changes")}</Heading>
      <dl className="mt-1 text-sm">
        {changes.map(({ code, fromFils, toFils, maximumExcessAed }) => (
          <div key={code} className="flex items-baseline justify-between gap-4 py-0.5">
            <dt>
              {nameOf(code)}
              <span className="block text-ink-muted empty:hidden">{stepOf(maximumExcessAed)}</span>
            </dt>
            <dd>
              <SignedAmount fils={toFils - fromFils} showsPlus />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
