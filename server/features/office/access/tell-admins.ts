import type { Transaction } from "../../../adapters/database/database.ts";
import type { Jobs } from "../../../adapters/jobs/jobs.ts";
import type { Mail } from "../../../adapters/mail/mail.ts";
import { sendLetterIn } from "../../../adapters/mail/send-mail.ts";
import type { StaffStore } from "./staff-store.ts";

type Accounts = Pick<StaffStore, "list">;
export type Admin = Awaited<ReturnType<StaffStore["list"]>>[number];

export const adminsIn = async (tx: Transaction, store: Accounts): Promise<Admin[]> => {
  const staff = await store.list(tx);
  return staff.filter(({ roles, disabledAt }) => roles.includes("admin") && !disabledAt);
};

/** Every administrator gets it once under this key, and `former` ones, in the language of each. */
export const tellAdminsIn = async (
  tx: Transaction,
  { jobs, store }: { jobs: Jobs; store: Accounts },
  key: string,
  mail: Mail,
  former: readonly Admin[] = [],
) => {
  const told = new Map([...former, ...(await adminsIn(tx, store))].map((one) => [one.id, one]));
  for (const { id, email, language } of told.values())
    await sendLetterIn(tx, jobs, { key: `${key}-${id}`, to: email, language, mail });
};
