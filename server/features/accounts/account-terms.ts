import { nameTerms, phoneTail } from "../../../domain/requests/desk-search.ts";

type Named = { username: string; email: string; phone: string };

/** By what staff find an account. */
export const accountTerms = ({ username, email, phone }: Named) => ({
  nameTerms: nameTerms(username, email),
  phoneTail: phoneTail(phone),
});
