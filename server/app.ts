import { addCustomerRoutes, composeCustomers } from "./compose/customers.ts";
import { registerFollowers } from "./compose/followers.ts";
import { addOfficeRoutes, composeOffice } from "./compose/office.ts";
import { followBrand } from "./features/brand/follow-brand.ts";
import { installationRoutes } from "./features/installation/routes.ts";
import { createFileSweep } from "./features/stored-files/sweep-files.ts";
import { guardAccess } from "./http/access.ts";
import { healthRoutes } from "./http/health.ts";
import { intakeLimits } from "./http/multipart/intake.ts";
import { createSeenSessions } from "./http/seen-sessions.ts";
import { openHttp } from "./compose/open-http.ts";
import type { Parts } from "./parts.ts";

/** The assembled application, which does not listen yet. */
export const buildApp = async (parts: Parts, forms = intakeLimits) => {
  const { configuration } = parts;
  registerFollowers();
  const brandFollowing = await followBrand(parts);
  const sessions = createSeenSessions();
  const { app, calls, handlers, intake, load } = await openHttp(configuration, sessions, forms);
  const customers = composeCustomers(parts, app.log);
  const office = composeOffice(parts, customers);

  guardAccess(app, {
    publicUrl: configuration.publicUrl,
    findSession: sessions.watch("customer", customers.accounts.findSession),
    findStaffSession: sessions.watch("staff", office.staff.sessions.find),
  });
  addCustomerRoutes(app, parts, customers, calls.stopping);
  addOfficeRoutes(app, parts, office, {
    stopping: calls.stopping,
    chatLines: customers.chatLines,
  });
  installationRoutes(app, parts);
  healthRoutes(app, { ...parts, isStopping: calls.isStopping });

  const sweepFiles = createFileSweep(parts, customers.storedFiles, app.log);
  return {
    app,
    intake,
    calls,
    handlers,
    load,
    brandFollowing,
    ...customers,
    ...office,
    sweepFiles,
  };
};
