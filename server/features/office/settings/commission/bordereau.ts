import { MOST_PRINTED_LINES } from "../../../../../contract/office/settings/commission-shapes.ts";
import type { Language } from "../../../../../domain/language.ts";
import { formatAmount } from "../../../../../domain/money.ts";
import { Problem } from "../../../../http/problem.ts";
import type { Parts } from "../../../../parts.ts";
import { writeCsv } from "../../csv/write-csv.ts";
import type { WholeMonth } from "./commission-reading.ts";

const columns = ["policy_number", "starts_on", "ends_on", "premium", "commission"] as const;

const plain = (fils: number | null) =>
  fils === null ? "" : formatAmount(fils).replaceAll(",", "");

/** What a statement names without our policy is theirs to explain. */
const expectedOf = ({ lines }: WholeMonth) =>
  lines.filter(({ expectedFils, isCancelled }) => expectedFils !== 0 || isCancelled);

/** What we expect of an insurer for a month, cancellations taken off; amounts in AED. */
export const bordereauCsv = (month: WholeMonth): string =>
  writeCsv(columns, [
    ...expectedOf(month).map(({ number, startsOn, endsOn, premiumFils, expectedFils }) => [
      number,
      startsOn ?? "",
      endsOn ?? "",
      plain(premiumFils),
      plain(expectedFils),
    ]),
    ["TOTAL", "", "", "", plain(month.total.expectedFils)],
  ]);

/** The same on paper. @throws {Problem} settings.bordereauTooLong */
export const bordereauPdf = async (
  { papers, configuration, now }: Pick<Parts, "papers" | "configuration" | "now">,
  month: WholeMonth,
  language: Language,
): Promise<Buffer> => {
  const lines = expectedOf(month);
  if (lines.length > MOST_PRINTED_LINES) throw new Problem("settings.bordereauTooLong");
  return papers.bordereau({
    language,
    insurerName: month.insurer.name,
    month: month.month,
    madeAt: now(),
    lines: lines.map(({ expectedFils, ...line }) => ({ ...line, commissionFils: expectedFils })),
    totalFils: month.total.expectedFils,
    licenceNumber: configuration.licenceNumber,
    isDemonstration: configuration.gateway.kind === "practice",
  });
};
