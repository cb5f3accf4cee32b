import * as z from "zod/mini";
import { figures } from "../../../domain/analytics/figures.ts";
import { ListQuery } from "../../answers.ts";
import { text } from "../../bounded-text.ts";
import { route } from "../../route.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { bilingual } from "../../values.ts";
import { DeskRow } from "../desk/requests.ts";
import { StaffName } from "../staff-name.ts";
import { pagedRooms } from "../rooms.ts";
import { periodFields } from "./period-query.ts";

const value = z.optional(text(60));

/** `none` stands for requests that have no value, as in the figures; agents are shown their own work only. */
export const figureFilters = {
  figure: z.enum(figures),
  ...periodFields,
  emirate: value,
  insurer: value,
  cover: value,
  kind: value,
  language: value,
  plan: value,
  /** Who did it. */
  colleague: value,
  /** Who has the request now. */
  assignee: value,
  /** One outcome, or `rejected` for all reasons. */
  outcome: value,
};
export const FigureFilters = z.object(figureFilters);
export type FigureFilters = z.infer<typeof FigureFilters>;

/** The page of the desk that shows what a figure counts. */
export const figureRowsPath = (filters: FigureFilters) =>
  `/office/requests?${new URLSearchParams(
    Object.entries(filters).filter((one): one is [string, string] => one[1] !== undefined),
  ).toString()}`;

export const FigureRows = z.object({
  status: z.literal("success"),
  data: z.array(DeskRow),
  /** More may follow, also where this page has few rows. */
  nextCursor: z.nullable(z.string()),
  /** Up to which day this page looked back, YYYY-MM-DD; null at the end. */
  lookedBackTo: z.nullable(z.string()),
  /** Events whose request was erased. Null with further filters, and of a part that is hidden. */
  erased: z.nullable(z.number()),
  /** Of insurers by slug, plans by id, and colleagues: what may be filtered by. */
  names: z.object({
    insurers: z.record(z.string(), bilingual),
    plans: z.record(z.string(), bilingual),
    colleagues: z.array(StaffName),
  }),
});
export type FigureRows = z.infer<typeof FigureRows>;

export const listFigureRows = route({
  method: "GET",
  url: "/api/office/analytics/requests",
  config: { access: { staff: pagedRooms.analytics.roles } },
  schema: {
    summary: "The requests behind a figure, the newest event first",
    tags: ["office: analytics"],
    querystring: z.extend(ListQuery, figureFilters),
    response: {
      200: FigureRows,
      ...refusals,
    },
  },
});
