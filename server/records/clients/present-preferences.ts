import type { ShownPreferences } from "../../../contract/office/shown-preferences.ts";
import type { OwnPreferences, Preferences } from "../../../contract/preferences.ts";
import { writeHours } from "../../../domain/clients/preferences.ts";
import type { NameStaff } from "../staff/staff-names-store.ts";
import type { PreferencesRow } from "./preferences-store.ts";

const present = ({ channel, language, callFrom, callUntil }: PreferencesRow): Preferences => ({
  channel,
  language,
  hours:
    callFrom === null || callUntil === null
      ? null
      : writeHours({ from: callFrom, until: callUntil }),
});

/** As the client sees them: not who of us recorded them. */
export const presentOwnPreferences = (row: PreferencesRow): OwnPreferences => ({
  ...present(row),
  version: row.version,
  setBy: row.staffId === null ? "customer" : "staff",
  at: row.at.toISOString(),
});

export const presentPreferences = (row: PreferencesRow, named: NameStaff): ShownPreferences => ({
  ...present(row),
  version: row.version,
  staff: row.staffId === null ? null : named(row.staffId),
  at: row.at.toISOString(),
});
