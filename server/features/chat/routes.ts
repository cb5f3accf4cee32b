import {
  askTranscript,
  endChat,
  followChat,
  nameChatRequest,
  readChat,
  sendChatLine,
} from "../../../contract/chat.ts";
import type { Api } from "../../http/api.ts";
import { pageLanguageOf } from "../../http/page-language.ts";
import { Problem } from "../../http/problem.ts";
import type { Chat } from "./chat.ts";
import { chatFormRoute } from "./form-route.ts";
import type { ChatStreams } from "./streams.ts";
import { rememberVisitor, visitorOf } from "./visitor.ts";

const success = { status: "success" } as const;

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // Keeps proxies from holding the events back.
  "x-accel-buffering": "no",
};

const numberOf = (text: string | undefined) =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : 0;

type Options = { isOff: boolean; isSecure: boolean };

/** `isOff`: somebody else's widget is used instead (CHAT_WIDGET). */
export const chatRoutes = (
  app: Api,
  chat: Chat,
  streams: ChatStreams,
  { isOff, isSecure }: Options,
) => {
  const onRequest = async () => {
    if (isOff) throw new Problem("request.notFound");
  };

  app.route({
    ...readChat,
    onRequest,
    handler: async (request) => ({
      ...success,
      data: await chat.read(visitorOf(request), request.query.after),
    }),
  });
  app.route({
    ...followChat,
    onRequest,
    // It would read the stream for ever.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const last = request.headers["last-event-id"];
      const since = numberOf(typeof last === "string" && last !== "" ? last : request.query.since);
      return reply.headers(headers).send(await streams.follow(visitorOf(request), since));
    },
  });
  app.route({
    ...sendChatLine,
    onRequest,
    handler: async (request, reply) => {
      const { after, ...typed } = request.body;
      const language = pageLanguageOf(request);
      const { shown, token } = await chat.send(visitorOf(request), typed, language, after);
      if (token !== undefined) rememberVisitor(reply, token, isSecure);
      return reply.code(201).send({ ...success, data: shown });
    },
  });
  app.route({
    ...endChat,
    onRequest,
    handler: async (request) => ({
      ...success,
      data: await chat.end(visitorOf(request), request.body.after),
    }),
  });
  app.route({
    ...askTranscript,
    onRequest,
    handler: async (request) => {
      const { after, ...asked } = request.body;
      return { ...success, data: await chat.askTranscript(visitorOf(request), asked, after) };
    },
  });
  app.route({
    ...nameChatRequest,
    onRequest,
    handler: async (request) => {
      const { request: named, after } = request.body;
      return { ...success, data: await chat.nameRequest(visitorOf(request), named, after) };
    },
  });
  if (!isOff) chatFormRoute(app);
};
