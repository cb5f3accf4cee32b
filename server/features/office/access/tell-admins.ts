import type { StaffRole } from "../../../../domain/accounts/staff-roles.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import type { Jobs } from "../../../adapters/jobs/jobs.ts";
import type { Mail } from "../../../adapters/mail/mail.ts";
import { sendLetterIn } from "../../../adapters/mail/send-mail.ts";
import type { StaffStore } from "./staff-store.ts";

type Accounts = Pick<StaffStore, "list">;
export type Admin = Awaited<ReturnType<StaffStore["list"]>>[number];

const withRoleIn = async (tx: Transaction, store: Accounts, ...wanted: readonly StaffRole[]) => {
  const staff = await store.list(tx);
  return staff.filter(
    ({ roles, disabledAt }) => !disabledAt && wanted.some((role) => roles.includes(role)),
  );
};

export const adminsIn = (tx: Transaction, store: Accounts): Promise<Admin[]> =>
  withRoleIn(tx, store, "admin");

type Telling = { jobs: Jobs; store: Accounts };
type Told = Pick<Admin, "id" | "email" | "language">;

const tellIn = async (
  tx: Transaction,
  jobs: Jobs,
  key: string,
  mail: Mail,
  told: Iterable<Told>,
) => {
  for (const { id, email, language } of told)
    await sendLetterIn(tx, jobs, { key: `${key}-${id}`, to: email, language, mail });
};

/** Every administrator gets it once under this key, and `former` ones, in the language of each. */
export const tellAdminsIn = async (
  tx: Transaction,
  { jobs, store }: Telling,
  key: string,
  mail: Mail,
  former: readonly Admin[] = [],
) => {
  const told = new Map([...former, ...(await adminsIn(tx, store))].map((one) => [one.id, one]));
  await tellIn(tx, jobs, key, mail, told.values());
};

/** Administrators, and those who answer for how personal data is used. */
export const tellOverseersIn = async (
  tx: Transaction,
  { jobs, store }: Telling,
  key: string,
  mail: Mail,
) => tellIn(tx, jobs, key, mail, await withRoleIn(tx, store, "admin", "compliance"));
