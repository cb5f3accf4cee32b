import type { Parts } from "../../parts.ts";
import type { AccountsStore } from "./accounts-store.ts";
import type { MailAllowance } from "./mail-allowance.ts";
import type { Passwords } from "./passwords.ts";
import type { Sessions } from "./sessions.ts";

export type AccountParts = Pick<
  Parts,
  "configuration" | "db" | "jobs" | "keys" | "limits" | "now"
> & {
  store: AccountsStore;
  passwords: Passwords;
  sessions: Sessions;
  mails: MailAllowance;
};

export type Caller = { ip: string; language: "en" | "ar" };

export type BrowserState = {
  activatingUserId: string | undefined;
  previousSession: string | undefined;
};
