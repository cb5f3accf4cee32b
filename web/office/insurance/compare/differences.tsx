import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Ltr } from "../../../ui/ltr.tsx";

type Difference = { key: string; name: ReactNode; before: ReactNode; after: ReactNode };
export type DifferenceGroup = { key: string; heading: string; differences: Difference[] };

type Props = {
  /** How many there are, in words. */
  summary: string;
  /** Those without a difference are left out. */
  groups: readonly DifferenceGroup[];
  /** What is compared with the one on sale. */
  after: ReactNode;
};

const cell = "px-2 py-2 text-start align-top wrap-anywhere";

/** The count first, then both values beside each other. */
export function Differences({ summary, groups, after }: Props) {
  const { t } = useTranslation("office");
  const heads = [t("insurance.compare.line"), t("insurance.compare.onSale"), after];

  return (
    <div className="grid gap-4">
      <p className="font-strong">{summary}</p>
      {groups.length > 0 && (
        <table aria-label={t("insurance.compare.heading")} className="w-full table-fixed text-sm">
          <thead>
            <tr className="text-xs text-ink-muted">
              {heads.map((head, at) => (
                <th key={at} scope="col" className={`font-medium ${cell}`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ key, heading, differences }) => (
            <tbody key={key}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={3}
                  className="rounded-sm bg-surface-soft px-2 py-1.5 text-start font-strong"
                >
                  {heading}{" "}
                  <span className="ms-1 font-body text-ink-muted">
                    <Ltr>{differences.length}</Ltr>
                  </span>
                </th>
              </tr>
              {differences.map((one) => (
                <tr key={one.key} className="border-t border-line first-of-type:border-0">
                  <th scope="row" className={`font-body ${cell}`}>
                    {one.name}
                  </th>
                  <td className={`text-ink-muted ${cell}`}>{one.before}</td>
                  <td className={`font-medium ${cell}`}>{one.after}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
    </div>
  );
}
