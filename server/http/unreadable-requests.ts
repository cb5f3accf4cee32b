import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { problemTexts } from "./problem-texts.ts";
import { REFUSAL_HEADERS } from "./security-headers.ts";

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Not HTTP, so the caller's language is unknown. */
export const refuseUnreadableRequest = (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const status = statuses[error.code ?? ""] ?? 400;
  const code = "request.invalid";
  const body = JSON.stringify({ status: "fail", code, message: problemTexts.en[code] });
  const headers = {
    ...REFUSAL_HEADERS,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join("\r\n");
  if (socket.writable) socket.write(`${head}\r\n\r\n${body}`);
  socket.destroy(error);
};
