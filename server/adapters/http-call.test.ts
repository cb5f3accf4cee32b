import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { openHttpCalls } from "./http-call.ts";

const MAX_BYTES = 100;

const serve = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const callHttp = openHttpCalls(MAX_BYTES);
  const call = (method: string, body?: string) => ({
    method,
    url: new URL(`http://127.0.0.1:${port}/path?a=b`),
    headers: { "x-sent": "yes" },
    body,
  });
  return (method: string, body?: string, signal = new AbortController().signal) =>
    callHttp(call(method, body), signal);
};

it("sends method, address, headers and body, and reads the answer whatever its status", async () => {
  const send = await serve((request, response) => {
    request.setEncoding("utf8").on("data", (text) => {
      response.writeHead(307, { location: "/elsewhere" });
      response.end(`${request.method} ${request.url} ${String(request.headers["x-sent"])} ${text}`);
    });
  });
  const { status, bytes } = await send("PUT", "body");
  expect([status, bytes.toString()]).toEqual([307, "PUT /path?a=b yes body"]);
});

it("begins anew when a kept connection was closed meanwhile", async () => {
  const seen = new Map<unknown, number>();
  const send = await serve((request, response) => {
    const count = (seen.get(request.socket) ?? 0) + 1;
    seen.set(request.socket, count);
    if (count === 2) request.socket.destroy();
    else response.end("well");
  });
  expect((await send("GET")).bytes.toString()).toBe("well");
  expect((await send("GET")).bytes.toString()).toBe("well");
  expect([...seen.values()]).toEqual([2, 1]);
});

it("fails on a new connection that is closed", async () => {
  const send = await serve((request) => request.socket.destroy());
  await expect(send("GET")).rejects.toMatchObject({ code: "ECONNRESET" });
});

it("reads no more than it may", async () => {
  const send = await serve((_request, response) => response.end("x".repeat(MAX_BYTES + 1)));
  await expect(send("GET")).rejects.toMatchObject({ status: 200 });
});

it("begins nothing after it was given up", async () => {
  let calls = 0;
  const send = await serve(() => (calls += 1));
  await expect(send("GET", undefined, AbortSignal.abort())).rejects.toThrow("given up");
  expect(calls).toBe(0);
});
