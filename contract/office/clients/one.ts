import * as z from "zod/mini";
import { openRefundStates } from "../../../domain/refunds/refund-state.ts";
import { policyStates } from "../../../domain/policies/policy-state.ts";
import { timelineKinds } from "../../../domain/clients/timeline.ts";
import { route } from "../../route.ts";
import { bilingual, moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { DeskRow } from "../desk/requests.ts";
import { pagedRooms } from "../rooms.ts";
import { ShownPreferences } from "../shown-preferences.ts";
import { ClientParams } from "./client-params.ts";

/** A plate, or a car that has none yet: its newest request, and what insures it or did. */
export const ClientCar = z.object({
  request: DeskRow,
  make: z.nullable(z.string()),
  model: z.nullable(z.string()),
  policy: z.nullable(
    z.object({
      requestId: z.string(),
      number: z.string(),
      state: z.enum(policyStates),
      insurerName: bilingual,
      planName: z.nullable(bilingual),
      /** Days of Dubai; `endsOn` is the last insured one. */
      startsOn: z.string(),
      endsOn: z.string(),
      endedOn: z.nullable(z.string()),
    }),
  ),
});
export type ClientCar = z.infer<typeof ClientCar>;

export const OpenRefund = z.object({
  id: z.string(),
  requestId: z.string(),
  number: z.string(),
  amountFils: z.number(),
  state: z.enum(openRefundStates),
  insurerName: bilingual,
  /** Day by which the insurer promised to pay. */
  promisedOn: z.nullable(z.string()),
});
export type OpenRefund = z.infer<typeof OpenRefund>;

const Waiting = z.object({
  /** Requests in which somebody has something to do, what is due first in front. */
  open: z.array(DeskRow),
  openRefunds: z.array(OpenRefund),
});

export const OneClient = z.extend(Waiting, {
  id: z.string(),
  name: z.string(),
  /** Other names of the same person's requests, such as in the other script. */
  otherNames: z.array(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** One whose address was proven. */
  hasAccount: z.boolean(),
  /** Somebody signed up for the address and has not proven it, and nothing else is known. */
  isUnverified: z.boolean(),
  language: z.enum(["en", "ar"]),
  /** How they want to be reached, which staff see before they call. */
  preferences: z.nullable(ShownPreferences),
  /** When the account or the first request was made. */
  since: moment,
  /** What is open of other records that are the same person by proof; nothing else of them is shown. */
  joined: z.array(z.extend(Waiting, { id: z.string(), name: z.string() })),
  /** The newest ones; `requestCount` counts all. */
  requests: z.array(DeskRow),
  requestCount: z.number(),
  cars: z.array(ClientCar),
  money: z.object({
    paidFils: z.number(),
    policies: z.number(),
    refundedFils: z.number(),
    toRefundFils: z.number(),
  }),
  /** The latest of each kind. */
  consents: z.array(
    z.object({
      kind: z.enum(["declaration", "authorisation"]),
      version: z.string(),
      at: moment,
      number: z.string(),
    }),
  ),
  /** How many entries of each kind the timeline has. */
  counts: z.record(z.enum(timelineKinds), z.number()),
});
export type OneClient = z.infer<typeof OneClient>;

/** Opening it stands in the person's access log (ruling O11). */
export const readClient = route({
  method: "GET",
  url: "/api/office/clients/:id",
  config: { access: { staff: pagedRooms.clients.roles } },
  schema: {
    summary: "One person: what is open, and all that is known",
    tags: ["office: clients"],
    params: ClientParams,
    response: { 200: z.object({ status: z.literal("success"), data: OneClient }), ...refusals },
  },
});
