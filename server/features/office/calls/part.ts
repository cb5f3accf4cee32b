import {
  mayNoteAnswer,
  mayNoteCall,
  maySendToInsurer,
} from "../../../../domain/requests/desk-moves.ts";
import type { Parts } from "../../../parts.ts";
import type { RequestPart } from "../desk/request-part.ts";
import { createCallsStore } from "./calls-store.ts";
import { presentCalls } from "./present-calls.ts";

export const createCallsPart = ({ db }: Pick<Parts, "db">): RequestPart<"calls"> => {
  const store = createCallsStore(db);
  return {
    read: async ({ id }) => {
      const ofCustomer = store.callsOf({ kind: "request", id });
      return presentCalls(...(await Promise.all([ofCustomer, store.submissionsOf(id)])));
    },
    actions: (request, { isOwn }) => ({
      contacted: isOwn && mayNoteCall(request),
      sentToInsurer: isOwn && maySendToInsurer(request),
      insurerAnswered: isOwn && mayNoteAnswer(request),
    }),
  };
};
