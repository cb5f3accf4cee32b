import type { FastifyInstance, FastifyRequest } from "fastify";

/** A new cookie goes to the next call and, by `cookies`, to the page's answer. */
export const inProcess = (app: FastifyInstance, request: FastifyRequest) => {
  const cookies: string[] = [];
  const jar = new Map<string, string>();
  let lacksData = false;

  const cookieHeader = () => {
    const fresh = [...jar].map(([name, value]) => `${name}=${value}`);
    return [request.headers.cookie, ...fresh].filter(Boolean).join("; ");
  };

  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const body = typeof init.body === "string" ? init.body : undefined;
    const answer = await app.inject({
      method: (init.method ?? "GET") as "GET",
      url: path,
      remoteAddress: request.ip,
      headers: {
        cookie: cookieHeader(),
        host: request.host,
        "accept-language": request.headers["accept-language"] ?? "",
        "user-agent": request.headers["user-agent"] ?? "",
        "sec-fetch-site": "same-origin",
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { payload: body }),
    });
    lacksData ||= answer.statusCode === 503;
    for (const line of [answer.headers["set-cookie"] ?? []].flat()) {
      const [pair = ""] = line.split(";");
      const split = pair.indexOf("=");
      jar.set(pair.slice(0, split), pair.slice(split + 1));
      cookies.push(line);
    }
    return new Response(answer.statusCode === 204 ? null : answer.payload, {
      status: answer.statusCode,
      headers: { "content-type": answer.headers["content-type"]?.toString() ?? "" },
    });
  };

  return { send, cookies, lacksData: () => lacksData };
};
