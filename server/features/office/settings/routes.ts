import {
  addStaff,
  disableStaff,
  editStaff,
  enableStaff,
  endStaffSessions,
  listStaff,
  resetStaff,
} from "../../../../contract/office/settings/staff.ts";
import type { Api } from "../../../http/api.ts";
import { insideOf } from "../../../http/staff-access.ts";
import type { StaffWork } from "./staff-work.ts";

const status = "success" as const;

type Asked = Parameters<typeof insideOf>[0] & {
  params: { id: string };
  body: { version: number };
};

const actedIn = (request: Asked) => ({
  member: insideOf(request),
  id: request.params.id,
  version: request.body.version,
});

export const settingsRoutes = (app: Api, staff: StaffWork) => {
  app.route({
    ...listStaff,
    handler: async (request) => ({ status, data: await staff.list(insideOf(request)) }),
  });

  app.route({
    ...addStaff,
    handler: async (request) => ({
      status,
      data: await staff.add(insideOf(request), request.body),
    }),
  });

  app.route({
    ...editStaff,
    handler: async (request) => ({
      status,
      data: await staff.edit(actedIn(request), request.body),
    }),
  });

  app.route({
    ...disableStaff,
    handler: async (request) => ({ status, data: await staff.disable(actedIn(request)) }),
  });

  app.route({
    ...enableStaff,
    handler: async (request) => ({ status, data: await staff.enable(actedIn(request)) }),
  });

  app.route({
    ...resetStaff,
    handler: async (request) => ({ status, data: await staff.reset(actedIn(request)) }),
  });

  app.route({
    ...endStaffSessions,
    handler: async (request) => ({ status, data: await staff.endSessions(actedIn(request)) }),
  });
};
