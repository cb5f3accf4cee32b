import { saveDraftField, readDraftField } from "./stored-draft.ts";

/** Specification part 2, 3.1; "" is not answered yet. */
export type UserInfo = {
  username: string;
  email: string;
  phonenumber: string;
  /** Digits only; "" if the number includes it. */
  countryCode: string;
};

export const saveUserInfo = (info: UserInfo) => saveDraftField("userInfo", info);

export function loadUserInfo(): UserInfo | undefined {
  const stored = readDraftField("userInfo");
  if (typeof stored !== "object" || stored === null) return undefined;

  const record: Record<string, unknown> = { ...stored };
  const text = (name: string) => (typeof record[name] === "string" ? record[name] : "");
  return {
    username: text("username"),
    email: text("email"),
    phonenumber: text("phonenumber"),
    countryCode: text("countryCode"),
  };
}
