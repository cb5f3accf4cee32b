const KEY = "waitingActivation";

/** Blocked storage only costs the convenience of a filled-in address. */
const trying = <Value>(use: () => Value): Value | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};

/** The address that signed up and waits for its code, carried to the login page of this tab. */
export const waitingActivation = {
  read: () => trying(() => sessionStorage.getItem(KEY)) ?? undefined,
  keep: (email: string) => trying(() => sessionStorage.setItem(KEY, email)),
  forget: () => trying(() => sessionStorage.removeItem(KEY)),
};

/** What the sign-up page hands to the login page: an account that exists already and waits for its code. */
export type Unverified = { unverified: string };
