import { nameTerms, phoneTail } from "../../../domain/requests/desk-search.ts";

type Searched = { username: string; email: string; phone: string | null };

/** Columns by which staff find it; given anew whenever one of them changes. */
export const searchColumns = ({ username, email, phone }: Searched) => ({
  nameTerms: nameTerms(username, email),
  phoneTail: phone === null ? null : phoneTail(phone),
});
