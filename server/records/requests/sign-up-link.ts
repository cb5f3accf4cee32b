import { signUp } from "../../../contract/page-paths.ts";

/** Holds the e-mail in the fragment, which no server and no proxy gets to see (finding E19). */
export const signUpLink = (email: string, next?: string): `/${string}` => {
  const query = next === undefined ? "" : `?next=${encodeURIComponent(next)}`;
  return `${signUp}${query}#email=${encodeURIComponent(email)}`;
};
