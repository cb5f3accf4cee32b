import * as z from "zod/mini";
import { proofKinds, sides } from "../../../domain/clients/joining.ts";
import { text } from "../../bounded-text.ts";
import { route } from "../../route.ts";
import { moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { pagedRooms } from "../rooms.ts";
import { StaffName } from "../staff-name.ts";
import { ClientParams } from "./client-params.ts";

const tags = ["office: clients"] as const;
const agents = { staff: ["agent", "admin"] } as const;

/** Another record of the same person; its e-mail is masked. */
const OtherClient = z.object({ id: z.string(), name: z.string(), email: z.string() });

export const ClientJoin = z.object({
  id: z.string(),
  other: OtherClient,
  proof: z.enum(proofKinds),
  by: StaffName,
  at: moment,
});
export type ClientJoin = z.infer<typeof ClientJoin>;

const Joins = z.object({
  joins: z.array(ClientJoin),
  /** The approval that waits for a second person. */
  asked: z.nullable(z.object({ id: z.string(), other: OtherClient })),
});
export type Joins = z.infer<typeof Joins>;

const answer = { 200: z.object({ status: z.literal("success"), data: Joins }), ...refusals };

export const readJoins = route({
  method: "GET",
  url: "/api/office/clients/:id/joins",
  config: { access: { staff: pagedRooms.clients.roles } },
  schema: {
    summary: "Other records of the same person",
    tags,
    params: ClientParams,
    response: answer,
  },
});

/** A second person decides: the addresses differ. */
export const askJoin = route({
  method: "POST",
  url: "/api/office/clients/:id/joins",
  config: { access: agents },
  schema: {
    summary: "Ask a second person to join two records of one person, by a proof that is named",
    tags,
    params: ClientParams,
    body: z.object({
      other: text(60),
      proof: z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("mail"), from: z.enum(sides), day: text(10) }),
        z.object({ kind: z.literal("document"), documentId: text(60) }),
      ]),
    }),
    response: answer,
  },
});

export const separateClients = route({
  method: "POST",
  url: "/api/office/clients/:id/joins/:join/separate",
  config: { access: agents },
  schema: {
    summary: "Separate two joined records: nothing else changes",
    tags,
    params: z.extend(ClientParams, { join: text(60) }),
    response: answer,
  },
});

/** The documents of both, by which they may be joined. */
export const listProofs = route({
  method: "GET",
  url: "/api/office/clients/:id/joins/proofs/:other",
  config: { access: agents },
  schema: {
    summary: "Documents of two clients that may prove that they are one person",
    tags,
    params: z.extend(ClientParams, { other: text(60) }),
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.array(
          z.object({
            id: z.string(),
            slot: z.string(),
            of: z.enum(sides),
            requestNumber: z.string(),
          }),
        ),
      }),
      ...refusals,
    },
  },
});
