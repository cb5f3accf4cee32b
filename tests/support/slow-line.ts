import http, { type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

const PIECE = 6000;
const untilNextPiece = () => setTimeout(40);

const drip = async (answer: ServerResponse, body: Buffer) => {
  for (let at = 0; at < body.length; at += PIECE) {
    answer.write(body.subarray(at, at + PIECE));
    await untilNextPiece();
  }
  answer.end();
};

/** A slow connection: pages arrive in pieces, each painted before the next one. */
export const openSlowLine = async (product: string) => {
  const server = http.createServer(async ({ url = "/" }, answer) => {
    const { status, headers, ...given } = await fetch(product + url).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    }));
    const kept = [...headers].filter(([name]) => !/^(content-(length|encoding)|date)$/.test(name));
    answer.writeHead(status, Object.fromEntries(kept));
    if (headers.get("content-type")?.startsWith("text/html")) return drip(answer, given.body);
    answer.end(given.body);
  });
  await new Promise<void>((resolve) => void server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, close: () => server.close() };
};
