import {
  mayNoteAnswer,
  mayNoteCall,
  maySendToInsurer,
} from "../../../../domain/requests/desk-moves.ts";
import type { Parts } from "../../../parts.ts";
import type { RequestPart } from "../desk/request-part.ts";
import { findClientOf } from "../../../records/clients/clients-store.ts";
import { findPreferences } from "../../../records/clients/preferences-store.ts";
import { presentPreferences } from "../../../records/clients/present-preferences.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
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
  const preferencesOf = async (request: RequestRow) => {
    const client = await findClientOf(db, request);
    return client && findPreferences(db, client.id);
  };
  return {
    read: async (request, { named }) => {
      const { id, insurer } = request;
      const [calls, submissions, contact, preferences] = await Promise.all([
        store.callsOf({ kind: "request", id }),
        store.submissionsOf(id),
        insurer === null ? undefined : insurerIn(db, insurer),
        preferencesOf(request),
      ]);
      return {
        ...presentCalls(calls, submissions, named),
        insurerContact: contact ? presentInsurer(contact) : null,
        preferences: preferences ? presentPreferences(preferences, named) : null,
      };
    },
    actions: (request, { isOwn }) => ({
      contacted: isOwn && mayNoteCall(request),
      sentToInsurer: isOwn && maySendToInsurer(request),
      insurerAnswered: isOwn && mayNoteAnswer(request),
    }),
  };
};
