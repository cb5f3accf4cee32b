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
    read: async ({ id }, { named }) => {
      const [calls, submissions] = await Promise.all([
        store.callsOf({ kind: "request", id }),
        store.submissionsOf(id),
      ]);
      return presentCalls(calls, submissions, named);
    },
    actions: (request, { isOwn }) => ({
      contacted: isOwn && mayNoteCall(request),
      sentToInsurer: isOwn && maySendToInsurer(request),
      insurerAnswered: isOwn && mayNoteAnswer(request),
    }),
  };
};
