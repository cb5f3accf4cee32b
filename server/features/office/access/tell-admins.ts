import type { Transaction } from "../../../adapters/database/database.ts";
import type { Jobs } from "../../../adapters/jobs/jobs.ts";
import type { Mail } from "../../../adapters/mail/mail.ts";
import { sendLetterIn } from "../../../adapters/mail/send-mail.ts";
import type { StaffStore } from "./staff-store.ts";

type Needed = { jobs: Jobs; store: Pick<StaffStore, "list"> };

/** Every administrator gets it once under this key, in the language of each. */
export const tellAdminsIn = async (
  tx: Transaction,
  { jobs, store }: Needed,
  key: string,
  mail: Mail,
) => {
  const staff = await store.list(tx);
  const admins = staff.filter(({ roles, disabledAt }) => roles.includes("admin") && !disabledAt);
  for (const { id, email, language } of admins)
    await sendLetterIn(tx, jobs, { key: `${key}-${id}`, to: email, language, mail });
};
