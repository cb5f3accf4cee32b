import type { FastifyReply, FastifyRequest } from "fastify";
import { chat as chatPath } from "../../../contract/page-paths.ts";
import { type ChatForm, sendChatForm } from "../../../contract/chat.ts";
import type { Api } from "../../http/api.ts";
import { pagePath } from "../../http/page-language.ts";

const calls: Record<ChatForm["act"], (typed: ChatForm) => [path: string, payload: object]> = {
  // An address may be left afterwards, without another line.
  send: ({ text, key, name, email }) =>
    text.trim() === "" && email
      ? ["/api/chat/transcript", { isWanted: true, name, email }]
      : ["/api/chat/lines", { text, key, page: chatPath, name, email }],
  end: () => ["/api/chat/end", {}],
  transcript: ({ name, email }) => ["/api/chat/transcript", { isWanted: true, name, email }],
};

/** For browsers without JavaScript: the same calls, answered by the page, which keeps what was typed. */
export const chatFormRoute = (app: Api) => {
  const send = (request: FastifyRequest, language: string) => {
    const cookie = [`lang=${language}`, request.headers.cookie].filter(Boolean).join("; ");
    const asked = { remoteAddress: request.ip, headers: { cookie, host: request.host } };
    return {
      call: ([url, payload]: [string, object]) =>
        app.inject({
          ...asked,
          method: "POST",
          url,
          payload,
          headers: { ...asked.headers, "sec-fetch-site": "same-origin" },
        }),
      page: (url: string, refused: object) =>
        app.inject({
          ...asked,
          url,
          headers: {
            ...asked.headers,
            "x-chat-refused": encodeURIComponent(JSON.stringify(refused)),
          },
        }),
    };
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply, typed: ChatForm) => {
    const path = pagePath(typed.lang, chatPath);
    const { call, page } = send(request, typed.lang);
    const answered = await call(calls[typed.act](typed));
    const cookies = answered.headers["set-cookie"];
    if (cookies !== undefined) reply.header("set-cookie", cookies);
    if (answered.statusCode < 300) return reply.redirect(path, 303);
    const { text, name, email, key } = typed;
    const refusal = answered.json<{ message: string }>();
    const shown = await page(path, { message: refusal.message, text, name, email, key });
    void reply.code(answered.statusCode);
    if (shown.statusCode !== 200) return reply.send(refusal);
    for (const header of ["content-type", "content-security-policy", "cache-control", "vary"])
      if (shown.headers[header] !== undefined) reply.header(header, shown.headers[header]);
    return reply.send(shown.payload);
  };

  app.route({
    ...sendChatForm,
    handler: (request, reply) => answer(request, reply, request.body),
  });
};
