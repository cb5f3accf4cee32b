import {
  noteCall,
  noteInsurerAnswer,
  sendToInsurer,
} from "../../../../contract/office/calls/routes.ts";
import type { Api } from "../../../http/api.ts";
import { readMoment, readWritten } from "../../../http/typed-fields.ts";
import { versionedActOf } from "../writes/staff-act.ts";
import type { Calls } from "./calls.ts";

const success = { status: "success" } as const;

export const callRoutes = (app: Api, calls: Calls) => {
  app.route({
    ...noteCall,
    handler: async (request) => {
      const { outcome, callBackAt: wanted } = request.body;
      const callBackAt = wanted === null ? null : readMoment(wanted, "callBackAt");
      const data = await calls.note(versionedActOf(request), { outcome, callBackAt });
      return { ...success, data };
    },
  });
  app.route({
    ...sendToInsurer,
    handler: async (request) => {
      const reference = readWritten(request.body.reference, "reference");
      const data = await calls.sendToInsurer(versionedActOf(request), reference);
      return { ...success, data };
    },
  });
  app.route({
    ...noteInsurerAnswer,
    handler: async (request) => ({
      ...success,
      data: await calls.noteAnswer(versionedActOf(request)),
    }),
  });
};
