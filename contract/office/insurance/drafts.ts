import * as z from "zod/mini";
import { draftKinds, draftStates } from "../../../domain/insurance/draft-state.ts";
import { planDocumentNames } from "../../../domain/insurance/plan-documents.ts";
import { coverTypes } from "../../../domain/quotes/package-kinds.ts";
import { text } from "../../bounded-text.ts";
import { route } from "../../route.ts";
import { bilingual, moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { agents } from "../desk/request-actions.ts";
import { pagedRooms } from "../rooms.ts";
import { StaffName } from "../staff-name.ts";
import { PlanDocument } from "../../plan-documents.ts";
import { versioned } from "../versioned.ts";
import { AgreementContent, PayeeContent, PlanContent } from "./contents.ts";

const tags = ["office: insurance"] as const;
const readers = { staff: pagedRooms.insurance.roles };

/** One of them, by the kind of the draft; tables as `GET /api/editions/{digest}` has them. */
const DraftContent = z.object({
  edition: z.nullable(z.unknown()),
  plan: z.nullable(PlanContent),
  agreement: z.nullable(AgreementContent),
  payee: z.nullable(PayeeContent),
});
export type DraftContent = z.infer<typeof DraftContent>;

/** A paper that a plan's draft names, and who brought it. */
const DraftDocument = z.extend(PlanDocument, {
  pages: z.number(),
  addedBy: StaffName,
  addedAt: moment,
});
export type DraftDocument = z.infer<typeof DraftDocument>;

export const draftActions = ["save", "ask", "withdraw", "discard"] as const;
export type DraftAction = (typeof draftActions)[number];

/** What becomes an edition, a version of a plan, an agreement or a payee once two people agree (ruling O10). */
export const Draft = z.object({
  id: z.string(),
  kind: z.enum(draftKinds),
  state: z.enum(draftStates),
  version: z.number(),
  insurer: z.object({ slug: z.string(), name: bilingual }),
  /** The plan that it is about; null for an agreement and a payee. */
  ofPlan: z.nullable(z.object({ id: z.string(), name: bilingual, coverType: z.enum(coverTypes) })),
  content: DraftContent,
  /** What counts now and would be replaced; null for something new. */
  before: z.nullable(DraftContent),
  /** Of a payee, the names of credentials that the environment has; empty for all else. */
  accounts: z.array(z.string()),
  documents: z.array(DraftDocument),
  /** From when it would count; null for at once. Agreements name their days themselves. */
  countsFrom: z.nullable(moment),
  reason: z.string(),
  writtenBy: StaffName,
  changedAt: moment,
  /** What waits for a second person. */
  approval: z.nullable(z.object({ id: z.string(), digest: z.string(), askedBy: StaffName })),
  actions: z.array(z.enum(draftActions)),
});
export type Draft = z.infer<typeof Draft>;

const DraftParams = z.object({ id: text(60) });
const answer = { 200: z.object({ status: z.literal("success"), data: Draft }), ...refusals };

export const readDraft = route({
  method: "GET",
  url: "/api/office/drafts/:id",
  config: { access: readers },
  schema: {
    summary: "A draft beside what it would replace, and what may be done with it",
    tags,
    params: DraftParams,
    response: answer,
  },
});

const ofDraft = { params: DraftParams };
const ofInsurer = { params: z.object({ slug: text(60) }) };

/** Calls of agents and admins that answer a draft. */
const writing = <
  const Url extends `/api/office/${string}`,
  Body extends z.ZodMiniType,
  const Of extends { params?: z.ZodMiniType },
>(
  url: Url,
  summary: string,
  body: Body,
  of: Of,
) =>
  route({
    method: "POST",
    url,
    config: { access: agents },
    schema: { summary, tags, body, response: answer, ...of },
  });

export const saveDraft = writing(
  "/api/office/drafts/:id",
  "Save its content, which voids the approval that was asked for",
  z.object({
    ...versioned,
    content: z.unknown(),
    countsFrom: z.nullable(text(40)),
    reason: text(500),
  }),
  ofDraft,
);

export const DocumentFields = z.object({
  /** Version of the draft that was read. */
  version: text(20),
});

/** PDFs of up to 10 MB stand as `termsEn`, `termsAr`, `wordingEn` or `wordingAr` in the same body. */
export const addDocuments = route({
  method: "POST",
  url: "/api/office/drafts/:id/documents",
  config: { access: agents, fields: DocumentFields },
  schema: {
    summary: "Bring papers to a plan's draft, in the place of those of the same kind and language",
    tags,
    consumes: ["multipart/form-data"],
    params: DraftParams,
    response: answer,
  },
});

export const removeDocument = writing(
  "/api/office/drafts/:id/documents/remove",
  "Take a paper out of a plan's draft",
  z.object({ ...versioned, document: z.enum(planDocumentNames) }),
  ofDraft,
);

export const viewDraftDocument = route({
  method: "GET",
  url: "/api/office/drafts/:id/documents/:digest",
  config: { access: readers },
  schema: {
    summary: "A paper of a plan's draft, as customers would see it",
    tags,
    params: z.extend(DraftParams, { digest: text(80) }),
    response: { 200: z.any(), ...refusals },
  },
});

export const askForDraft = writing(
  "/api/office/drafts/:id/ask",
  "Ask for approval by an admin who is somebody else",
  z.object(versioned),
  ofDraft,
);

export const discardDraft = writing(
  "/api/office/drafts/:id/discard",
  "Discard it; nothing that counts changes",
  z.object(versioned),
  ofDraft,
);

/** `like`: another plan of the same cover, for one that has no tables yet. */
export const copyEdition = writing(
  "/api/office/editions",
  "Copy an edition of a plan, of now, of before or of another plan, as a draft",
  z.object({ plan: text(80), digest: z.optional(text(64)), like: z.optional(text(80)) }),
  {},
);

export const copyPlan = writing(
  "/api/office/plans",
  "Copy the version of now of a plan as a draft",
  z.object({ plan: text(80) }),
  {},
);

export const addPlan = writing(
  "/api/office/insurers/:slug/plans",
  "A draft of a plan that is new",
  PlanContent,
  ofInsurer,
);

export const copyAgreement = writing(
  "/api/office/insurers/:slug/agreements",
  "A draft of a new agreement, or of a change of one that counts",
  z.object({ replaces: z.nullable(text(60)) }),
  ofInsurer,
);

export const copyPayee = writing(
  "/api/office/insurers/:slug/payees",
  "Copy the payee of now of an insurer as a draft",
  z.object({}),
  ofInsurer,
);
