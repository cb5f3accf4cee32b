import * as z from "zod/mini";
import { callOutcomes } from "../../../domain/requests/call-outcomes.ts";
import { text } from "../../bounded-text.ts";
import { action } from "../desk/request-actions.ts";
import { versioned } from "../versioned.ts";

export const noteCall = action(
  "contacted",
  "Note a call; a time to call again hides the request until then, within the hours for calls",
  z.object({
    ...versioned,
    outcome: z.enum(callOutcomes),
    callBackAt: z.nullable(text(40)),
  }),
);
export const sendToInsurer = action(
  "sent-to-insurer",
  "Note that it was sent to the insurer, whose turn it is then",
  z.object({ ...versioned, reference: text(100) }),
);
export const noteInsurerAnswer = action(
  "insurer-answered",
  "The insurer answered: it is our turn again",
  z.object({ ...versioned }),
);
