import * as z from "zod/mini";
import { refusals } from "./answers.ts";
import { route } from "./route.ts";

export const navigationGroups = ["personal", "business", "company", "help"] as const;

/** Only items with `shown` "true" are displayed. */
export const NavigationItem = z.object({
  title: z.string(),
  titleAr: z.string(),
  img: z.boolean(),
  imageSrc: z.string(),
  url: z.string(),
  shown: z.enum(["true", "false"]),
  beta: z.optional(z.boolean()),
});

export type NavigationItem = z.infer<typeof NavigationItem>;

const NavigationSection = z.object({
  /** Also its key, by which the footer finds it, unless `key` is given: somebody renamed it. */
  title: z.string(),
  titleAr: z.string(),
  items: z.array(NavigationItem),
  key: z.optional(z.string()),
});

const NavigationGroup = z.object({
  key: z.enum(navigationGroups),
  title: z.string(),
  titleAr: z.string(),
});
export type NavigationGroup = z.infer<typeof NavigationGroup>;

export const Navigation = z.object({
  personal: z.array(NavigationSection),
  business: z.array(NavigationSection),
  company: z.array(NavigationSection),
  help: z.array(NavigationSection),
  /** Order and titles of the groups, where they are not those of the build. */
  groups: z.optional(z.array(NavigationGroup)),
});
export type Navigation = z.infer<typeof Navigation>;

export const readNavigation = route({
  method: "GET",
  url: "/api/nav",
  config: { access: "anyone", fromMemory: true },
  schema: {
    summary: "The menu of header and footer",
    tags: ["site"],
    response: {
      200: z.object({ status: z.literal("success"), data: Navigation }),
      ...refusals,
    },
  },
});
