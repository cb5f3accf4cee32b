import type { FastifyReply } from "fastify";
import {
  downloadFiles,
  downloadFilesBecause,
} from "../../../../../contract/office/documents/routes.ts";
import type { Api } from "../../../../http/api.ts";
import { languageOf } from "../../../../http/language.ts";
import { readWritten } from "../../../../http/typed-fields.ts";
import { actOf } from "../../writes/staff-act.ts";
import type { Pack } from "./pack.ts";

const sendPack = (reply: FastifyReply, { name, zip }: Awaited<ReturnType<Pack["open"]>>) =>
  reply
    .headers({
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    })
    .send(zip);

export const packRoutes = (app: Api, pack: Pack) => {
  app.route({
    ...downloadFiles,
    // It would write down what nobody saw.
    exposeHeadRoute: false,
    handler: async (request, reply) =>
      sendPack(reply, await pack.open(actOf(request), languageOf(request))),
  });

  app.route({
    ...downloadFilesBecause,
    handler: async (request, reply) => {
      const reason = readWritten(request.body.reason, "reason");
      return sendPack(reply, await pack.openBecause(actOf(request), reason, languageOf(request)));
    },
  });
};
