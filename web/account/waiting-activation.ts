import { readStored, removeStored, writeStored } from "../shell/device/storage.ts";

const KEY = "waitingActivation";

/** The address that signed up and waits for its code, carried to the login page of this tab. */
export const waitingActivation = {
  read: () => readStored("sessionStorage", KEY),
  remember: (email: string) => writeStored("sessionStorage", KEY, email),
  forget: () => removeStored("sessionStorage", KEY),
};

/** Navigation state from sign-up to login: this account exists and waits for its code. */
export type Unverified = { unverified: string };
