import * as z from "zod/mini";
import { text } from "../../bounded-text.ts";
import { route } from "../../route.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { pagedRooms } from "../rooms.ts";
import { versioned } from "../versioned.ts";
import {
  Contacts,
  EditionSale,
  InsurerRow,
  InsurerShown,
  QualityByCover,
  RefundConditions,
} from "./insurer-shapes.ts";

const tags = ["office: insurance"] as const;
const readers = { staff: pagedRooms.insurance.roles };
const admins = { staff: ["admin"] } as const;

const success = <Data extends z.ZodMiniType>(data: Data) => ({
  200: z.object({ status: z.literal("success"), data }),
  ...refusals,
});

const ofInsurer = { params: z.object({ slug: text(60) }) };
const ofPlan = { params: z.object({ id: text(80) }) };

const reading = <
  const Url extends `/api/office/${string}`,
  Data extends z.ZodMiniType,
  const Of extends { params?: z.ZodMiniType },
>(
  url: Url,
  summary: string,
  data: Data,
  of: Of,
) =>
  route({
    method: "GET",
    url,
    config: { access: readers },
    schema: { summary, tags, response: success(data), ...of },
  });

export const listOfficeInsurers = reading(
  "/api/office/insurers",
  "All insurers: agreement, plans, and what of them cannot be sold",
  z.array(InsurerRow),
  {},
);

export const readInsurer = reading(
  "/api/office/insurers/:slug",
  "One insurer with its plans, agreements and drafts",
  InsurerShown,
  ofInsurer,
);

export const listEditions = reading(
  "/api/office/plans/:id/editions",
  "When which edition of a plan is on sale, the newest first",
  z.array(EditionSale),
  ofPlan,
);

export const readEditionBeside = reading(
  "/api/office/plans/:id/editions/:digest",
  "The tables of an edition of a plan beside those on sale, which are null before there are any",
  z.object({ edition: z.unknown(), onSale: z.nullable(z.unknown()) }),
  { params: z.object({ id: text(80), digest: text(64) }) },
);

const fields = {
  name: z.object({ en: text(80), ar: text(80) }),
  contacts: Contacts,
  refundTerms: z.nullable(RefundConditions),
  qualityByCover: QualityByCover,
};

export const addInsurer = route({
  method: "POST",
  url: "/api/office/insurers",
  config: { access: admins },
  schema: {
    summary: "Add an insurer, which sells nothing before an agreement and a plan count",
    tags,
    body: z.object({ slug: text(40), name: fields.name }),
    response: success(InsurerShown),
  },
});

export const saveInsurer = route({
  method: "POST",
  url: "/api/office/insurers/:slug",
  config: { access: admins },
  schema: {
    summary: "Save its name, how to reach it, its conditions of refunds and its quality figures",
    tags,
    ...ofInsurer,
    body: z.object({
      ...versioned,
      ...fields,
      /** Digest of one that was received; null for the drawn one or the name. As it is without it. */
      wordmark: z.optional(z.nullable(text(64))),
    }),
    response: success(InsurerShown),
  },
});
