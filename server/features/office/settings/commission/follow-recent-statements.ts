import { addMonths, dayInDubai } from "../../../../../domain/calendar-day.ts";
import { monthOf } from "../../../../../domain/commission/entry.ts";
import type { Parts } from "../../../../parts.ts";
import { bySystem } from "../../../../records/audit/audit-store.ts";
import { insurersIn, lockInsurerIn } from "../../../quotes/insurers-store.ts";
import { createCommissionStore } from "./commission-reading-store.ts";
import { openDifferencesIn, settleIn } from "./follow-statement.ts";
import { statementMonthsIn } from "./statement-lines-store.ts";

/** With this one: what is expected is noted into the month of its day, so older ones stay as they are. */
const MONTHS = 3;

/**
 * Policies that were recorded or cancelled after a statement was imported change its months: what
 * differs since is work of whoever imported, or of another administrator where they are gone.
 */
export const followRecentStatements = async ({ db, now }: Pick<Parts, "db" | "now">) => {
  const since = monthOf(addMonths(`${monthOf(dayInDubai(now()))}-01`, 1 - MONTHS));
  const admins = (await createCommissionStore(db).admins()).map(({ id }) => id);
  for (const { slug: insurer } of await insurersIn(db))
    await db.transaction(async (tx) => {
      await lockInsurerIn(tx, insurer);
      const at = now();
      await settleIn(tx, { insurer, at });
      for (const { month, staffId: importer } of await statementMonthsIn(tx, since, insurer)) {
        const staffId = admins.find((id) => id === importer) ?? admins[0] ?? importer;
        if (staffId) await openDifferencesIn(tx, { insurer, month, staffId, by: bySystem, at });
      }
    });
};
