import {
  answerChat,
  endDeskChat,
  handOverChat,
  keepChatAsMessage,
  listChats,
  noteChat,
  readChatDesk,
  readDeskChat,
  writeChatLine,
} from "../../../../contract/office/chats/routes.ts";
import type { FastifyRequest } from "fastify";
import type { Api } from "../../../http/api.ts";
import { insideOf } from "../../../http/staff-access.ts";
import type { ChatAct, ChatWork, VersionedChatAct } from "./chat-work.ts";
import type { ChatsReading } from "./read-chats.ts";

const success = { status: "success" } as const;

type OnChat = Pick<FastifyRequest, "staffMember"> & { params: { id: string } };

const actOf = (request: OnChat): ChatAct => ({ member: insideOf(request), id: request.params.id });

const versionedActOf = (request: OnChat & { body: { version: number } }): VersionedChatAct => ({
  ...actOf(request),
  version: request.body.version,
});

export const deskChatRoutes = (
  app: Api,
  { reading, work }: { reading: ChatsReading; work: ChatWork },
) => {
  app.route({
    ...listChats,
    handler: async (request) => ({
      ...success,
      ...(await reading.list(insideOf(request), request.query)),
    }),
  });
  app.route({
    ...readChatDesk,
    handler: async (request) => ({ ...success, data: await reading.there(insideOf(request)) }),
  });
  app.route({
    ...readDeskChat,
    handler: async (request) => ({
      ...success,
      data: await reading.open(insideOf(request), request.params.id),
    }),
  });
  app.route({
    ...answerChat,
    handler: async (request) => ({ ...success, data: await work.answer(actOf(request)) }),
  });
  app.route({
    ...writeChatLine,
    handler: async (request) => ({
      ...success,
      data: await work.write(actOf(request), request.body),
    }),
  });
  app.route({
    ...handOverChat,
    handler: async (request) => ({
      ...success,
      data: await work.handOver(versionedActOf(request), request.body),
    }),
  });
  app.route({
    ...endDeskChat,
    handler: async (request) => ({ ...success, data: await work.end(versionedActOf(request)) }),
  });
  app.route({
    ...keepChatAsMessage,
    handler: async (request) => ({
      ...success,
      data: await work.keepAsMessage(versionedActOf(request), request.body),
    }),
  });
  app.route({
    ...noteChat,
    handler: async (request) => ({
      ...success,
      data: await work.noteOnRequest(versionedActOf(request), request.body.request),
    }),
  });
};
