import { createBrandWork } from "../features/brand/brand-work.ts";
import { createMenuWork } from "../features/navigation/menu-work.ts";
import { createOwnSessions } from "../features/office/access/own-sessions.ts";
import { auditRoutes } from "../features/office/settings/audit/routes.ts";
import { brandSettingRoutes } from "../features/office/settings/brand-routes.ts";
import { createCalendarWork } from "../features/office/settings/calendar/calendar-work.ts";
import { calendarSettingsRoutes } from "../features/office/settings/calendar/routes.ts";
import { commissionRoutes } from "../features/office/settings/commission/routes.ts";
import { healthSettingRoutes } from "../features/office/settings/health/routes.ts";
import { navigationSettingRoutes } from "../features/office/settings/navigation-routes.ts";
import { settingsRoutes } from "../features/office/settings/routes.ts";
import { ownSessionRoutes } from "../features/office/settings/session-routes.ts";
import { createStaffWork } from "../features/office/settings/staff-work.ts";
import { createKeptTextWork } from "../features/office/settings/texts/kept-text-work.ts";
import { keptTextRoutes } from "../features/office/settings/texts/routes.ts";
import type { StaffAccessParts } from "../features/office/access/access.ts";
import type { Api } from "../http/api.ts";
import type { Parts } from "../parts.ts";
import type { Customers } from "./customers.ts";

type Needed = Pick<Customers, "moving"> & { staff: StaffAccessParts };

/** The sections of the settings. */
export const addSettingsRoutes = (app: Api, parts: Parts, { moving, staff }: Needed) => {
  settingsRoutes(app, createStaffWork(parts, staff));
  navigationSettingRoutes(app, createMenuWork(parts));
  ownSessionRoutes(app, createOwnSessions(parts, staff.sessions));
  brandSettingRoutes(app, createBrandWork(parts));
  keptTextRoutes(app, createKeptTextWork(parts));
  commissionRoutes(app, parts);
  auditRoutes(app, parts);
  healthSettingRoutes(app, parts);
  calendarSettingsRoutes(app, createCalendarWork(parts, { moving }));
};
