import type { StaffAccount } from "../../../contract/office/settings/staff.ts";

/** What each part of a colleague's dialog needs. */
export type ColleagueProps = {
  account: StaffAccount;
  onReload: () => void;
  /** Closes, and says what was done. */
  onDone: (words: string) => void;
};
