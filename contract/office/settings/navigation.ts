import * as z from "zod/mini";
import { text } from "../../bounded-text.ts";
import { navigationGroups } from "../../navigation.ts";
import { route } from "../../route.ts";
import { moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { settingsSections } from "./sections.ts";
import { StaffName } from "../staff-name.ts";

const tags = ["office: settings"] as const;
const admins = { staff: settingsSections.navigation };

const titles = { title: text(200), titleAr: text(200) };

const Item = z.object({
  key: text(80),
  ...titles,
  url: text(200),
  shown: z.boolean(),
  beta: z.boolean(),
});
const Section = z.object({
  key: text(80),
  ...titles,
  shown: z.boolean(),
  items: z.array(Item).check(z.maxLength(50)),
});
const Group = z.object({
  key: z.enum(navigationGroups),
  ...titles,
  shown: z.boolean(),
  sections: z.array(Section).check(z.maxLength(20)),
});
const Menu = z.array(Group).check(z.maxLength(navigationGroups.length));

const Shown = z.object({
  menu: Menu,
  /** Keys of items that lead to a page which no longer exists. */
  lost: z.array(z.string()),
  isDefault: z.boolean(),
  /** What "Back to the default" would give. */
  default: Menu,
  version: z.number(),
  changedAt: z.nullable(moment),
  changedBy: z.nullable(StaffName),
});
export type NavigationShown = z.infer<typeof Shown>;

const response = {
  200: z.object({ status: z.literal("success"), data: Shown }),
  ...refusals,
};

export const readMenu = route({
  method: "GET",
  url: "/api/office/settings/navigation",
  config: { access: admins },
  schema: { summary: "The menu of the public site, as it is edited", tags, response },
});

export const saveMenu = route({
  method: "POST",
  url: "/api/office/settings/navigation",
  config: { access: admins },
  schema: {
    summary: "Save the menu; the public site follows within seconds",
    tags,
    body: z.object({ version: z.number(), menu: Menu }),
    response,
  },
});

export const resetMenu = route({
  method: "POST",
  url: "/api/office/settings/navigation/reset",
  config: { access: admins },
  schema: {
    summary: "Go back to the menu of the build",
    tags,
    body: z.object({ version: z.number() }),
    response,
  },
});
