import type { CommissionMonth } from "../../../../../contract/office/settings/commission.ts";
import { formatAmount } from "../../../../../domain/money.ts";
import { writeCsv } from "../../csv/write-csv.ts";

const columns = ["policy_number", "starts_on", "ends_on", "premium", "commission"] as const;

const plain = (fils: number | null) =>
  fils === null ? "" : formatAmount(fils).replaceAll(",", "");

/** What we expect of an insurer for a month, cancellations taken off; amounts in AED. */
export const bordereauCsv = ({ lines, total }: CommissionMonth): string =>
  writeCsv(columns, [
    ...lines
      .filter(({ expectedFils, isCancelled }) => expectedFils !== 0 || isCancelled)
      .map(({ number, startsOn, endsOn, premiumFils, expectedFils }) => [
        number,
        startsOn ?? "",
        endsOn ?? "",
        plain(premiumFils),
        plain(expectedFils),
      ]),
    ["TOTAL", "", "", "", plain(total.expectedFils)],
  ]);
