import * as z from "zod/mini";
import { auditFacts } from "../../../domain/audit-facts.ts";
import { auditSubjects } from "../../../domain/audit-events.ts";
import { ListQuery } from "../../answers.ts";
import { text } from "../../bounded-text.ts";
import { route } from "../../route.ts";
import { bilingual, moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { StaffName } from "../staff-name.ts";
import { settingsSections } from "./sections.ts";

const tags = ["office: settings"] as const;
const config = { access: { staff: settingsSections.audit } };
const path = "/api/office/settings/audit";

/** What a CSV of the audit holds at most. */
export const MAX_EXPORTED_ROWS = 50_000;

/** Columns of the CSV; names of events and states as they are stored. */
export const auditColumns = [
  "id",
  "time_dubai",
  "actor",
  "name",
  "subject",
  "event",
  "subject_id",
  "request",
  "from_state",
  "to_state",
  "details",
  "sealed_details",
  "call_id",
] as const;

const filters = {
  /** A colleague's id. */
  by: z.optional(text(60)),
  /** A subject, or subject and event: `request.taken`. */
  action: z.optional(text(80)),
  /** Number or id of a request. */
  request: z.optional(text(60)),
  /** Id of an account, of any request of somebody without one, or of a client. */
  person: z.optional(text(60)),
  /** Calendar days in Dubai, both included. */
  from: z.optional(text(10)),
  to: z.optional(text(10)),
};

const RequestShown = z.object({ id: z.string(), number: z.nullable(z.string()) });
const Person = z.object({ id: z.string(), name: z.string() });

const Entry = z.object({
  id: z.number(),
  at: moment,
  actor: z.enum(["customer", "staff", "system", "gateway"]),
  /** Who did it; both null for the product itself, the gateway and visitors. */
  staff: z.nullable(StaffName),
  customer: z.nullable(Person),
  subject: z.enum(auditSubjects),
  event: z.string(),
  about: z.object({
    id: z.string(),
    /** Without number once the request is erased. */
    request: z.nullable(RequestShown),
    insurer: z.nullable(z.object({ slug: z.string(), name: bilingual })),
    colleague: z.nullable(StaffName),
    person: z.nullable(Person),
  }),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  facts: z.array(
    z.object({
      name: z.enum(auditFacts),
      value: z.union([z.string(), z.number(), z.array(z.string())]),
    }),
  ),
  /** Names of values that are kept as keyed digests (ruling O5). */
  sealed: z.array(z.string()),
  /** Names the lines of the call in the log. */
  callId: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof Entry>;

export const listAudit = route({
  method: "GET",
  url: path,
  config,
  schema: {
    summary: "What happened, the newest first",
    tags,
    querystring: z.extend(ListQuery, filters),
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.array(Entry),
        nextCursor: z.nullable(z.string()),
      }),
      ...refusals,
    },
  },
});

export const exportAudit = route({
  method: "GET",
  url: `${path}.csv`,
  config,
  schema: {
    summary: "The same as CSV, at most 50,000 rows; that it was taken is written down",
    tags,
    querystring: z.object(filters),
    response: { 200: z.any(), ...refusals },
  },
});

export const readAuditChoices = route({
  method: "GET",
  url: `${path}/choices`,
  config,
  schema: {
    summary: "Whom the filters may name, and whom and what they name",
    tags,
    querystring: z.object({ request: filters.request, person: filters.person }),
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.object({
          staff: z.array(StaffName),
          request: z.nullable(RequestShown),
          person: z.nullable(Person),
          /** The person has more requests than are searched. */
          isCut: z.boolean(),
        }),
      }),
      ...refusals,
    },
  },
});

export const findAuditPerson = route({
  method: "POST",
  url: `${path}/person`,
  config,
  schema: {
    summary: "Who has an e-mail address, which shall stand in no address of a page",
    tags,
    body: z.object({ email: text(254) }),
    response: { 200: z.object({ status: z.literal("success"), data: Person }), ...refusals },
  },
});

const Fault = z.object({
  fault: z.enum([
    "changed",
    "removed",
    "unsealed",
    "sealMissing",
    "behind",
    "forked",
    "headMissing",
    "cutOff",
  ]),
  auditId: z.optional(z.number()),
  seq: z.optional(z.number()),
  last: z.optional(z.number()),
});
export type AuditFault = z.infer<typeof Fault>;

const Check = z.object({
  source: z.enum(["nightly", "command", "staff"]),
  by: z.nullable(StaffName),
  startedAt: moment,
  /** Null while it walks. */
  endedAt: z.nullable(moment),
  /** Walked so far, of how many. */
  rows: z.number(),
  total: z.number(),
  /** Null where the chain is whole, or while it walks. */
  fault: z.nullable(Fault),
});
export type AuditCheck = z.infer<typeof Check>;

const Chain = z.object({
  /** The last seal. */
  head: z.nullable(z.object({ seq: z.number(), digest: z.string(), at: moment })),
  /** What does not fit with the head in the store, seen at once. */
  standing: z.nullable(Fault),
  running: z.nullable(Check),
  last: z.nullable(Check),
});
export type AuditChain = z.infer<typeof Chain>;

const chainAnswer = { 200: z.object({ status: z.literal("success"), data: Chain }), ...refusals };

export const readAuditChain = route({
  method: "GET",
  url: `${path}/chain`,
  config,
  schema: {
    summary: "Whether the chain of the audit is whole, and when it was last walked",
    tags,
    response: chainAnswer,
  },
});

export const checkAuditChain = route({
  method: "POST",
  url: `${path}/chain/check`,
  config,
  schema: {
    summary: "Walk through the whole chain in the background; while one walks, no other begins",
    tags,
    response: chainAnswer,
  },
});
