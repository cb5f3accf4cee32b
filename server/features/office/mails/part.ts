import type { Parts } from "../../../parts.ts";
import type { RequestPart } from "../desk/request-part.ts";
import { presentMail } from "./present-mail.ts";
import { createRequestMailsStore } from "./request-mails-store.ts";

export const createMailsPart = ({ db, now }: Pick<Parts, "db" | "now">): RequestPart<"mails"> => {
  const store = createRequestMailsStore(db);
  return {
    read: async ({ id }) => {
      const mails = await store.mailsOf(id);
      return { mails: mails.map((mail) => presentMail(mail, now())) };
    },
    actions: ({ email }, { isAgent }) => ({ sendAgain: isAgent && email !== "" }),
  };
};
