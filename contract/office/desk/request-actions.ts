import * as z from "zod/mini";
import { rejectionReasons } from "../../../domain/requests/rejection-reasons.ts";
import { text } from "../../bounded-text.ts";
import { RequestParams } from "../../request-params.ts";
import { route } from "../../route.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { DeskRequest, DeskRequestAnswer, deskTags } from "./requests.ts";
import { versioned } from "../versioned.ts";

export const agents = { staff: ["agent", "admin"] } as const;

const answering =
  <Answer extends z.ZodMiniType>(answer: Answer) =>
  <const Name extends string, Body extends z.ZodMiniType>(
    name: Name,
    summary: string,
    body: Body,
  ) =>
    route({
      method: "POST",
      url: `/api/office/requests/:id/${name}`,
      config: { access: agents },
      schema: {
        summary,
        tags: deskTags,
        params: RequestParams,
        body,
        response: { 200: answer, ...refusals },
      },
    });

/** Answers the request as it is afterwards. */
export const action = answering(DeskRequestAnswer);

/** Changes nothing that the page shows, so that it need not be read again. */
const quietAction = answering(z.object({ status: z.literal("success") }));

const nothing = z.object({});

export const takeRequest = action(
  "take",
  "Become its assignee, with a lease of 10 minutes",
  nothing,
);
export const releaseRequest = action("release", "Give it back: no assignee, no lease", nothing);
export const renewLease = quietAction("lease", "Keep the lease while somebody works", nothing);
export const snoozeRequest = action(
  "snooze",
  "Hide it until a moment, or until its customer answers",
  z.object({ ...versioned, until: z.nullable(z.string()) }),
);
export const wakeRequest = action("wake", "End its snooze", nothing);
export const takeOverRequest = action(
  "take-over",
  "Take it from `from`, who is told; the reason stays as a note",
  z.object({ from: text(60), reason: text(500) }),
);
export const assignRequest = action(
  "assign",
  "Give it to `to`, who is told, as is `from`; a reason is needed where a colleague has it",
  z.object({ to: text(60), from: z.nullable(text(60)), reason: text(500) }),
);
export const noteSeen = quietAction(
  "seen",
  "Its news up to `until` were read, by whoever has it or anybody where nobody does",
  z.object({ until: text(40) }),
);

/** What the gateway says about a payment, asked at once. */
export const gatewayAnswers = [
  "paid",
  "failed",
  "aborted",
  "pending",
  "unknown",
  "differs",
  "noAnswer",
] as const;
export type GatewayAnswer = (typeof gatewayAnswers)[number];

export const askGateway = answering(
  z.object({
    status: z.literal("success"),
    data: DeskRequest,
    said: z.enum(gatewayAnswers),
  }),
)("ask-gateway", "Ask the gateway about its unconfirmed payment, once in ten seconds", nothing);

export const cancelByStaff = action(
  "cancel",
  "Cancel it for its customer; the reason is kept as a note",
  z.object({ ...versioned, reason: text(500) }),
);
export const rejectRequest = action(
  "reject",
  "Reject it: the customer reads `why`, the reason is kept as a note, what was paid goes back",
  z.object({ ...versioned, why: z.enum(rejectionReasons), reason: text(500) }),
);

export const addNote = action("notes", "Add a note", z.object({ text: text(4_000) }));
export const keepNoteDraft = quietAction(
  "note-draft",
  "Keep an unfinished note",
  z.object({ text: text(4_000) }),
);

export const revealIdentity = route({
  method: "POST",
  url: "/api/office/requests/:id/reveal",
  config: { access: agents },
  schema: {
    summary: "The whole Emirates ID number; each reveal is an audit row",
    tags: deskTags,
    params: RequestParams,
    response: {
      200: z.object({ status: z.literal("success"), data: z.object({ emiratesId: z.string() }) }),
      ...refusals,
    },
  },
});
