import * as z from "zod/mini";
import { choosableDimensions } from "../../../domain/analytics/figures.ts";
import { route } from "../../route.ts";
import { bilingual, moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { pagedRooms } from "../rooms.ts";
import {
  Funnel,
  Lost,
  PageSpeed,
  PageVisits,
  Premium,
  ShownPlan,
  Step,
  Time,
  Workload,
} from "./figure-shapes.ts";
import { AnalyticsQuery } from "./period-query.ts";

const path = "/api/office/analytics";
const tags = ["office: analytics"] as const;
const config = { access: { staff: pagedRooms.analytics.roles } } as const;

const Period = z.object({ from: z.string(), to: z.string() });

export const Analytics = z.object({
  /** Up to then everything is counted. */
  asOf: moment,
  period: Period,
  before: Period,
  by: z.enum(choosableDimensions),
  steps: z.array(Step),
  funnel: Funnel,
  premium: Premium,
  times: z.array(Time),
  lost: Lost,
  /** Agents see their own row. */
  workload: z.array(Workload),
  shown: z.array(ShownPlan),
  visits: z.array(PageVisits),
  speed: z.array(PageSpeed),
  /** Of insurers by slug, and of plans by id. */
  names: z.object({
    insurers: z.record(z.string(), bilingual),
    plans: z.record(z.string(), bilingual),
  }),
});
export type Analytics = z.infer<typeof Analytics>;

export const readAnalytics = route({
  method: "GET",
  url: path,
  config,
  schema: {
    summary: "Figures of a period, beside the period before it (ruling O11)",
    tags,
    querystring: AnalyticsQuery,
    response: { 200: z.object({ status: z.literal("success"), data: Analytics }), ...refusals },
  },
});

export const analyticsTables = [
  "funnel",
  "premium",
  "times",
  "lost",
  "workload",
  "shown",
  "visits",
  "speed",
] as const;
export type AnalyticsTable = (typeof analyticsTables)[number];

export const exportAnalytics = route({
  method: "GET",
  url: `${path}/:table`,
  config,
  schema: {
    summary: "One of the tables as CSV",
    tags,
    params: z.object({ table: z.enum(analyticsTables) }),
    querystring: AnalyticsQuery,
    response: { 200: z.any(), ...refusals },
  },
});
