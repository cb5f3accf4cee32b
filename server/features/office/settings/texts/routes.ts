import {
  addKeptText,
  changeKeptText,
  listKeptTexts,
  listTextsInUse,
  restoreKeptText,
  retireKeptText,
} from "../../../../../contract/office/settings/texts.ts";
import type { Api } from "../../../../http/api.ts";
import { insideOf } from "../../../../http/staff-access.ts";
import type { KeptTextWork } from "./kept-text-work.ts";

const success = <Data>(data: Data) => ({ status: "success" as const, data });

type Asked = Parameters<typeof insideOf>[0] & {
  params: { id: string };
  body: { version: number };
};

const actOf = (request: Asked) => ({
  member: insideOf(request),
  id: request.params.id,
  version: request.body.version,
});

export const keptTextRoutes = (app: Api, texts: KeptTextWork) => {
  app.route({ ...listTextsInUse, handler: async () => success(await texts.listInUse()) });
  app.route({ ...listKeptTexts, handler: async () => success(await texts.list()) });
  app.route({
    ...addKeptText,
    handler: async (request) => {
      const { key, ...typed } = request.body;
      return success(await texts.add(insideOf(request), key, typed));
    },
  });
  app.route({
    ...changeKeptText,
    handler: async (request) => success(await texts.change(actOf(request), request.body)),
  });
  app.route({
    ...retireKeptText,
    handler: async (request) => success(await texts.retire(actOf(request))),
  });
  app.route({
    ...restoreKeptText,
    handler: async (request) => success(await texts.restore(actOf(request))),
  });
};
