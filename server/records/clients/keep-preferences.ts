import { lockClientsIn } from "./clients-store.ts";
import type { PreferencesBody } from "../../../contract/preferences.ts";
import { hoursMistake, readHours } from "../../../domain/clients/preferences.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { Problem } from "../../http/problem.ts";
import { byCustomer, byStaff, writeAuditIn } from "../audit/audit-store.ts";
import { findPreferences, type PreferencesRow, putPreferencesIn } from "./preferences-store.ts";

/** Who says how a client wants to be reached: the client, or staff whom they told on a call. */
type Teller = { userId: string } | { staffId: string };

const acceptedHours = (written: PreferencesBody["hours"]) => {
  if (!written) return null;
  const hours = readHours(written);
  const mistake = hoursMistake(hours);
  if (mistake) throw new Problem(`preferences.${mistake.problem}`, { field: mistake.field });
  return hours;
};

/**
 * Writes over the version that was read only, with its audit row.
 * @throws {Problem} preferences.changed, or what is wrong with the hours
 */
export const keepPreferencesIn = async (
  tx: Transaction,
  clientId: string,
  { channel, language, hours: written, version }: PreferencesBody,
  by: Teller,
  at: Date,
): Promise<PreferencesRow> => {
  const hours = acceptedHours(written);
  const isThere = await lockClientsIn(tx, [clientId]);
  const before = await findPreferences(tx, clientId);
  if (!isThere || version !== (before?.version ?? 0)) throw new Problem("preferences.changed");
  const row: PreferencesRow = {
    clientId,
    channel,
    language,
    callFrom: hours?.from ?? null,
    callUntil: hours?.until ?? null,
    staffId: "staffId" in by ? by.staffId : null,
    version: version + 1,
    at,
  };
  await putPreferencesIn(tx, row);
  await writeAuditIn(tx, {
    ...("staffId" in by ? byStaff(by.staffId) : byCustomer(by.userId)),
    at,
    subject: "client",
    subjectId: clientId,
    event: "preferred",
    detail: { channel, language, hasHours: hours !== null },
  });
  return row;
};
