import { stringify } from "csv-stringify/sync";
import type { RefundRow } from "../../../../contract/office/refunds/part.ts";
import { formatAmount } from "../../../../domain/money.ts";

/** What a spreadsheet would read as a formula becomes text. */
const asText = (value: string) => (/^['=+\-@\t\r]/.test(value) ? `'${value}` : value);

/** UTF-8 with its mark, so that spreadsheets read the Arabic names; amounts in AED. */
export const refundsCsv = (rows: readonly RefundRow[]): string =>
  stringify(
    rows.map((row) => ({
      request: row.request.number,
      customer: asText(row.request.name),
      insurer: row.insurerName.en,
      amount_aed: formatAmount(row.amountFils).replaceAll(",", ""),
      paid_aed: formatAmount(row.arrivedFils).replaceAll(",", ""),
      state: row.state,
      reason: row.reason,
      way: row.way,
      turn: row.turn ?? "",
      proposed_at: row.proposedAt,
      sent_at: row.sentAt ?? "",
      promised_on: row.promisedOn ?? "",
      ended_at: row.endedAt ?? "",
    })),
    { header: true, bom: true },
  );
