import { nameTerms, phoneTail } from "../../../../domain/requests/desk-search.ts";
import type { RequestRow } from "./requests-store.ts";

type Searched = Pick<RequestRow, "username" | "email" | "phone">;

/** By what staff find it; given anew whenever one of them changes. */
export const searchColumns = ({ username, email, phone }: Searched) => ({
  nameTerms: nameTerms(username, email),
  phoneTail: phone === null ? null : phoneTail(phone),
});
