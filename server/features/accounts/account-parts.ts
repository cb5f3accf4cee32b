import type { Parts } from "../../parts.ts";
import type { AccountsStore } from "./accounts-store.ts";
import type { MailAllowance } from "./mail-allowance.ts";
import type { Passwords } from "./passwords.ts";
import type { Sessions } from "./sessions.ts";

/** What the use cases of accounts are built from. */
export type AccountParts = Pick<Parts, "configuration" | "jobs" | "keys" | "limits" | "now"> & {
  store: AccountsStore;
  passwords: Passwords;
  sessions: Sessions;
  mails: MailAllowance;
};

/** Who calls: the network address that is counted and the language of the answer. */
export type Caller = { ip: string; language: "en" | "ar" };

/** What the caller's browser brought: ids and tokens from cookies, live or not. */
export type Brought = {
  /** The account whose activation cookie it holds (ruling U8). */
  activating: string | undefined;
  /** The session that a new one takes the place of. */
  earlier: string | undefined;
};
