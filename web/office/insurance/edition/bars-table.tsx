import { useTranslation } from "react-i18next";
import { Ltr } from "../../../ui/ltr.tsx";
import type { Bar } from "./use-bars.ts";

/** The histogram as numbers, for who does not see it. */
export function BarsTable({ bars }: { bars: readonly Bar[] }) {
  const { t } = useTranslation("office");

  return (
    <details className="text-sm">
      <summary className="link w-max cursor-pointer">
        {t("insurance.edition.changes.bars.show")}
      </summary>
      <table className="mt-2 w-full">
        <thead>
          <tr className="text-xs text-ink-muted">
            <th scope="col" className="py-1 text-start font-medium">
              {t("insurance.edition.changes.bars.difference")}
            </th>
            <th scope="col" className="py-1 text-end font-medium">
              {t("insurance.edition.changes.bars.count")}
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ range, count }) => (
            <tr key={range} className="border-t border-line">
              <th scope="row" className="py-1 text-start font-body">
                {range}
              </th>
              <td className="py-1 text-end tabular-nums">
                <Ltr>{count}</Ltr>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
