import {
  noteCall,
  noteInsurerAnswer,
  sendToInsurer,
} from "../../../../contract/office/progress-actions.ts";
import type { Api } from "../../../http/api.ts";
import { insideOf } from "../../../http/staff-access.ts";
import { readMoment, readWritten } from "../../../http/typed-fields.ts";
import type { Calls } from "./calls.ts";

const success = { status: "success" } as const;

export const callRoutes = (app: Api, calls: Calls) => {
  app.route({
    ...noteCall,
    handler: async (request) => {
      const { version, outcome, callBackAt: wanted } = request.body;
      const callBackAt = wanted === null ? null : readMoment(wanted, "callBackAt");
      const written = { member: insideOf(request), id: request.params.id, version };
      return { ...success, data: await calls.note(written, { outcome, callBackAt }) };
    },
  });
  app.route({
    ...sendToInsurer,
    handler: async (request) => {
      const { version } = request.body;
      const reference = readWritten(request.body.reference, "reference");
      const written = { member: insideOf(request), id: request.params.id, version };
      return { ...success, data: await calls.sendToInsurer(written, reference) };
    },
  });
  app.route({
    ...noteInsurerAnswer,
    handler: async (request) => {
      const { version } = request.body;
      const written = { member: insideOf(request), id: request.params.id, version };
      return { ...success, data: await calls.noteAnswer(written) };
    },
  });
};
