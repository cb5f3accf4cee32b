import * as z from "zod/mini";
import { longestText, type TextPlace, textPlaces } from "../../../domain/texts/kept-text.ts";
import { text } from "../../bounded-text.ts";
import { route } from "../../route.ts";
import { bilingual, moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { StaffName } from "../staff-name.ts";
import { versioned } from "../versioned.ts";
import { settingsSections } from "./sections.ts";

const tags = ["office: settings"] as const;
const config = { access: { staff: settingsSections.texts } };
const path = "/api/office/settings/texts";

const places = z.array(z.enum(textPlaces as [TextPlace, ...TextPlace[]]));

const InUse = z.object({
  id: z.string(),
  shortcut: z.string(),
  title: bilingual,
  body: bilingual,
  places,
});
export type TextInUse = z.infer<typeof InUse>;

const Shown = z.extend(InUse, {
  isRetired: z.boolean(),
  version: z.number(),
  changedAt: moment,
  /** Null for what came with the product. */
  changedBy: z.nullable(StaffName),
});
export type TextShown = z.infer<typeof Shown>;

const long = Math.max(...Object.values(longestText)) + 200;
const written = {
  shortcut: text(40),
  title: z.object({ en: text(200), ar: text(200) }),
  body: z.object({ en: text(long), ar: text(long) }),
  places: places.check(z.maxLength(textPlaces.length)),
};

/** All of them, as they are afterwards. */
const response = {
  200: z.object({ status: z.literal("success"), data: z.array(Shown) }),
  ...refusals,
};

/** For those who write to customers. */
export const listTextsInUse = route({
  method: "GET",
  url: "/api/office/texts",
  config: { access: { staff: ["agent", "admin"] } },
  schema: {
    summary: "The kept texts that are in use, by shortcut",
    tags,
    response: {
      200: z.object({ status: z.literal("success"), data: z.array(InUse) }),
      ...refusals,
    },
  },
});

export const listKeptTexts = route({
  method: "GET",
  url: path,
  config,
  schema: { summary: "All kept texts, retired ones too", tags, response },
});

export const addKeptText = route({
  method: "POST",
  url: path,
  config,
  schema: {
    summary: "Keep a text; a key (a UUID) names it, so that it is kept once",
    tags,
    body: z.object({ key: text(60), ...written }),
    response,
  },
});

const act = <const Name extends string, Body extends z.ZodMiniType>(
  name: Name,
  summary: string,
  body: Body,
) =>
  route({
    method: "POST",
    url: `${path}/:id/${name}`,
    config,
    schema: { summary, tags, params: z.object({ id: text(60) }), body, response },
  });

export const changeKeptText = act(
  "change",
  "Change a kept text",
  z.object({ ...versioned, ...written }),
);

export const retireKeptText = act(
  "retire",
  "Use a text no more; it can be restored",
  z.object(versioned),
);

export const restoreKeptText = act("restore", "Use a retired text again", z.object(versioned));
