import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";

export type HttpCall = {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: Uint8Array | string | undefined;
};
export type HttpAnswer = { status: number; bytes: Buffer };

/** More calls wait for a free connection. */
const MAX_CONNECTIONS = 64;

export class AnswerTooLong extends Error {
  readonly status: number;

  constructor(status: number) {
    super("The answer is too long.");
    this.status = status;
  }
}

const readAtMost = async (response: IncomingMessage, maxBytes: number): Promise<HttpAnswer> => {
  const status = response.statusCode ?? 0;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new AnswerTooLong(status);
    chunks.push(chunk);
  }
  return { status, bytes: Buffer.concat(chunks, length) };
};

/**
 * Calls to services outside, with kept connections and without redirects. Not `fetch`: the signal
 * of a `Request` is lost with a garbage collection, and a body that is given up keeps its
 * connection (finding E1, Node 24.21). Every call must be one that may be repeated: a kept
 * connection may be closed by the other side just when it is used again.
 */
export const openHttpCalls = (maxBytes: number) => {
  const options = { keepAlive: true, maxSockets: MAX_CONNECTIONS };
  const http = new HttpAgent(options);
  const https = new HttpsAgent(options);

  const begin = ({ method, url, headers }: HttpCall) =>
    url.protocol === "https:"
      ? httpsRequest(url, { method, headers, agent: https })
      : httpRequest(url, { method, headers, agent: http });

  return (call: HttpCall, signal: AbortSignal) =>
    new Promise<HttpAnswer>((resolve, reject) => {
      const attempt = () => {
        const request = begin(call);
        const stop = () => void request.destroy(new Error("The call was given up."));
        signal.addEventListener("abort", stop, { once: true });
        request.once("close", () => signal.removeEventListener("abort", stop));
        request.once("response", (response) => {
          readAtMost(response, maxBytes).then(resolve, reject);
        });
        request.on("error", (error) => {
          if (request.reusedSocket && !signal.aborted) attempt();
          else reject(error);
        });
        request.end(call.body);
      };
      if (signal.aborted) reject(new Error("The call was given up."));
      else attempt();
    });
};
