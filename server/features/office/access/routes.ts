import {
  readStaffEntry,
  setStaffPassword,
  setUpAuthenticator,
  staffLogin,
  staffLogout,
  verifyAuthenticator,
} from "../../../../contract/office/access/routes.ts";
import { readStaffSession } from "../../../../contract/office/session.ts";
import { deviceOf } from "../../../../domain/accounts/device.ts";
import type { Api } from "../../../http/api.ts";
import { enteringOf, staffCookie, staffTokenOf } from "../../../http/staff-access.ts";
import type { StaffAccessParts } from "./access.ts";
import { entryOf } from "./door.ts";

const success = { status: "success" } as const;

export const staffAccessRoutes = (
  app: Api,
  { door, accounts, sessions }: StaffAccessParts,
  isSecure: boolean,
) => {
  const cookie = staffCookie(isSecure);

  app.route({
    ...readStaffEntry,
    handler: (request) => ({ ...success, data: entryOf(request.staffMember) }),
  });

  app.route({
    ...readStaffSession,
    handler: async (request) => ({
      ...success,
      data: await sessions.timeLeft(staffTokenOf(request) ?? ""),
    }),
  });

  app.route({
    ...staffLogin,
    handler: async (request, reply) => {
      const before = staffTokenOf(request);
      const { entry, token } = await door.login(request.body, request.ip);
      if (before) await sessions.end(before);
      cookie.set(reply, token);
      return { ...success, data: entry };
    },
  });

  app.route({
    ...setUpAuthenticator,
    handler: async (request) => ({
      ...success,
      data: await door.setUp(enteringOf(request).member),
    }),
  });

  app.route({
    ...verifyAuthenticator,
    handler: async (request, reply) => {
      const { member, token: entering } = enteringOf(request);
      const { code = "" } = request.body;
      const device = deviceOf(request.headers["user-agent"]);
      const { entry, token, recoveryCodes } = await door.verify(member, entering, code, device);
      cookie.set(reply, token);
      return { ...success, data: entry, ...(recoveryCodes && { recoveryCodes }) };
    },
  });

  app.route({
    ...staffLogout,
    handler: async (request, reply) => {
      const token = staffTokenOf(request);
      if (token) await sessions.end(token);
      cookie.clear(reply);
      return success;
    },
  });

  app.route({
    ...setStaffPassword,
    handler: async (request) => {
      const { token = "", password = "" } = request.body;
      await accounts.setPassword(token, password);
      return success;
    },
  });
};
