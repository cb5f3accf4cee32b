import * as z from "zod/mini";
import { brandFields } from "../../../domain/contact/brand-values.ts";
import { text } from "../../bounded-text.ts";
import { route } from "../../route.ts";
import { bilingual, moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { StaffName } from "../staff-name.ts";
import { versioned } from "../versioned.ts";
import { settingsSections } from "./sections.ts";

const tags = ["office: settings"] as const;
const config = { access: { staff: settingsSections.brand } };
const path = "/api/office/settings/brand";

const field = z.enum(brandFields);

export const brandSources = ["environment", "settings", "builtIn"] as const;

const Place = z.object({
  name: bilingual,
  lines: z.array(z.object({ field, label: bilingual })),
});
export type BrandPlace = z.infer<typeof Place>;

const Shown = z.object({
  fields: z.array(
    z.object({ field, value: z.string(), source: z.enum(brandSources), builtIn: z.string() }),
  ),
  /** What nobody changes here. */
  fixed: z.object({
    name: bilingual,
    legalName: bilingual,
    licenceNumber: z.string(),
    isDemonstration: z.boolean(),
  }),
  places: z.array(Place),
  version: z.number(),
  changedAt: z.nullable(moment),
  changedBy: z.nullable(StaffName),
});
export type BrandShown = z.infer<typeof Shown>;

const response = {
  200: z.object({ status: z.literal("success"), data: Shown }),
  ...refusals,
};

export const readBrand = route({
  method: "GET",
  url: path,
  config,
  schema: {
    summary: "How the company is reached, where each value comes from and where it is shown",
    tags,
    response,
  },
});

const value = z.optional(text(400));

export const saveBrand = route({
  method: "POST",
  url: path,
  config,
  schema: {
    summary: "Save them; site, emails and papers follow within seconds",
    tags,
    body: z.object({
      ...versioned,
      values: z.object({
        telephone: value,
        whatsapp: value,
        email: value,
        careersEmail: value,
        legalEmail: value,
        instagram: value,
        linkedin: value,
        x: value,
      }),
    }),
    response,
  },
});

export const resetBrand = route({
  method: "POST",
  url: `${path}/reset`,
  config,
  schema: {
    summary: "Go back to what is built in",
    tags,
    body: z.object(versioned),
    response,
  },
});
