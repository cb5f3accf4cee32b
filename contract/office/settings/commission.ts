import * as z from "zod/mini";
import { text } from "../../bounded-text.ts";
import { route } from "../../route.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { MAX_CSV_BYTES } from "../csv-errors.ts";
import { versioned } from "../versioned.ts";
import {
  Line,
  MONTH_PAGE,
  MonthShown,
  MOST_PRINTED_LINES,
  Overview,
  Preview,
} from "./commission-shapes.ts";
import { settingsSections } from "./sections.ts";

const tags = ["office: settings"] as const;
const config = { access: { staff: settingsSections.commission } };
const path = "/api/office/settings/commission";

const params = z.object({ insurer: text(60), month: text(7) });

const answer = {
  200: z.object({ status: z.literal("success"), data: MonthShown }),
  ...refusals,
};

export const readCommission = route({
  method: "GET",
  url: path,
  config,
  schema: {
    summary: "Commission of the last 24 months by insurer, and the reader's open differences",
    tags,
    response: { 200: z.object({ status: z.literal("success"), data: Overview }), ...refusals },
  },
});

export const readCommissionMonth = route({
  method: "GET",
  url: `${path}/:insurer/:month`,
  config,
  schema: {
    summary: `The commission of one insurer in one month, ${MONTH_PAGE} policies at a time`,
    tags,
    params,
    querystring: z.object({ after: z.optional(text(60)) }),
    response: answer,
  },
});

export const previewStatement = route({
  method: "POST",
  url: `${path}/:insurer/:month/preview`,
  config,
  schema: {
    summary: "How a statement as CSV compares with what is expected; writes nothing",
    tags,
    params,
    body: z.object({ text: text(MAX_CSV_BYTES) }),
    response: { 200: z.object({ status: z.literal("success"), data: Preview }), ...refusals },
  },
});

export const importStatement = route({
  method: "POST",
  url: `${path}/:insurer/:month/import`,
  config,
  schema: {
    summary: "Import a statement: all of it or nothing, and each line once",
    tags,
    params,
    body: z.object({
      text: text(MAX_CSV_BYTES),
      digest: text(64),
      /** That lines which are dated outside the month belong to it all the same. */
      datesConfirmed: z.optional(z.boolean()),
    }),
    response: answer,
  },
});

export const takeBackStatement = route({
  method: "POST",
  url: `${path}/:insurer/:month/take-back`,
  config,
  schema: {
    summary: "Take an import back: an opposite entry for each of its lines, once",
    tags,
    params,
    body: z.object({ importedAt: text(60), reason: text(500) }),
    response: answer,
  },
});

export const enterCommission = route({
  method: "POST",
  url: `${path}/:insurer/:month/entries`,
  config,
  schema: {
    summary: "Enter by hand what was received; a key names the entry, so that it counts once",
    tags,
    params,
    body: z.object({
      key: text(60),
      number: text(60),
      amountFils: z.int(),
      day: text(10),
      note: text(300),
    }),
    response: answer,
  },
});

const acted = {
  200: z.object({
    status: z.literal("success"),
    data: z.object({ line: Line, open: z.number() }),
  }),
  ...refusals,
};

const acts = <const Name extends string, Body extends z.ZodMiniType>(
  name: Name,
  summary: string,
  body: Body,
) =>
  route({
    method: "POST",
    url: `${path}/differences/:id/${name}`,
    config,
    schema: { summary, tags, params: z.object({ id: text(60) }), body, response: acted },
  });

export const changeDifference = acts(
  "change",
  "Give a difference to a colleague, until another day",
  z.object({ ...versioned, assignee: text(60), dueOn: text(10) }),
);

export const endDifference = acts(
  "end",
  "Settle a difference or write it off, with a reason",
  z.object({ ...versioned, state: z.enum(["settled", "writtenOff"]), reason: text(500) }),
);

export const printBordereau = route({
  method: "GET",
  url: `${path}/:insurer/:month/bordereau.pdf`,
  config,
  schema: {
    summary: `The same as PDF, up to ${MOST_PRINTED_LINES} policies`,
    tags,
    params,
    querystring: z.object({ lang: z.optional(z.enum(["en", "ar"])) }),
    response: { 200: z.any(), ...refusals },
  },
});

export const exportBordereau = route({
  method: "GET",
  url: `${path}/:insurer/:month/bordereau.csv`,
  config,
  schema: {
    summary: "The month of an insurer as CSV: what we expect of each policy",
    tags,
    params,
    response: { 200: z.any(), ...refusals },
  },
});
