/** Ruling U1: this tab hears of a sign-in by an event, the others by what changes in the storage. */
export const announceSignIn = () => {
  window.dispatchEvent(new Event("authChange"));
  try {
    localStorage.setItem("authChange", String(Date.now()));
  } catch {
    // Blocked storage: the other tabs learn it with their next page.
  }
};
