import {
  mayNoteAnswer,
  mayNoteCall,
  maySendToInsurer,
} from "../../../../domain/requests/desk-moves.ts";
import type { Parts } from "../../../parts.ts";
import type { RequestPart } from "../desk/request-part.ts";
import { createCallsStore } from "./calls-store.ts";
import { insurerIn, type InsurerRow } from "../../quotes/insurers-store.ts";
import { presentCalls } from "./present-calls.ts";

const presentInsurer = ({ slug, nameEn, nameAr, contacts }: InsurerRow) => {
  const { phone, email, hours } = contacts;
  return {
    slug,
    name: { en: nameEn, ar: nameAr },
    phone,
    email,
    hours,
  };
};

export const createCallsPart = ({ db }: Pick<Parts, "db">): RequestPart<"calls"> => {
  const store = createCallsStore(db);
  return {
    read: async ({ id, insurer }, { named }) => {
      const [calls, submissions, contact] = await Promise.all([
        store.callsOf({ kind: "request", id }),
        store.submissionsOf(id),
        insurer === null ? undefined : insurerIn(db, insurer),
      ]);
      return {
        ...presentCalls(calls, submissions, named),
        insurerContact: contact ? presentInsurer(contact) : null,
      };
    },
    actions: (request, { isOwn }) => ({
      contacted: isOwn && mayNoteCall(request),
      sentToInsurer: isOwn && maySendToInsurer(request),
      insurerAnswered: isOwn && mayNoteAnswer(request),
    }),
  };
};
