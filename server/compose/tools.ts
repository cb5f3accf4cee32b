import type { OpenDatabase } from "../adapters/database/database.ts";
import { verifyCommand } from "../features/audit/verify-command.ts";
import { backupCommand } from "../features/backup/backup-command.ts";
import { restoreCommand } from "../features/installation/restore-command.ts";
import { runStaffCommand } from "../features/office/access/staff-command.ts";
import type { Parts } from "../parts.ts";
import { seedCommand } from "../seed/requests/seed-command.ts";
import type { Tools } from "../tool-socket.ts";
import type { Office } from "./office.ts";

/** Commands that a running server carries out for `npm run …`; `look` learns at once that restoring ended. */
export const toolsOf = (
  parts: Parts & { database: OpenDatabase },
  { staff, look }: Pick<Office, "staff"> & { look: () => Promise<unknown> },
): Tools => ({
  staff: (words) => runStaffCommand(words, staff.accounts, parts.configuration.publicUrl),
  seed: (words) => seedCommand(words, parts),
  "audit:verify": () => verifyCommand(parts),
  backup: (words, terms) => backupCommand(words, { ...parts, giveWay: async () => {} }, terms),
  restore: async (words) => {
    const lines = await restoreCommand(words, parts);
    await look();
    return lines;
  },
});
