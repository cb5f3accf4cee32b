import { requestPage } from "./request-page.ts";
import type { RequestRow } from "./requests-store.ts";
import { signUpLink } from "./sign-up-link.ts";

/** Leads to the request; without an account by way of the sign-up (ruling P8). */
export const requestLink = (
  { id, email }: Pick<RequestRow, "id" | "email">,
  hasAccount: boolean,
): `/${string}` => (hasAccount ? requestPage(id) : signUpLink(email, requestPage(id)));
