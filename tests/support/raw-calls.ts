import { once } from "node:events";
import { connect, type Socket } from "node:net";

export type RawCall = {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: Buffer;
};

const headOf = ({ method, url, headers, payload }: RawCall) => {
  const all = {
    Host: "127.0.0.1",
    Connection: "close",
    ...headers,
    "Content-Length": payload.length,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${[`${method} ${url} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`;
};

const write = (socket: Socket, bytes: string | Buffer) =>
  new Promise<unknown>((resolve) => socket.write(bytes, resolve));

/** Sends the head of a call and so many bytes over a connection of its own, and leaves it open. */
export const beginCall = async (
  port: number,
  call: RawCall,
  length: number,
  host = "127.0.0.1",
) => {
  const socket = connect(port, host);
  let sent = length;
  socket.setNoDelay();
  socket.on("error", () => {});
  await write(socket, headOf(call));
  await write(socket, call.payload.subarray(0, length));

  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  const closed = once(socket, "close");

  /** What was answered once the connection is closed. */
  const answer = async () => {
    await closed;
    const [head = "", body = ""] = Buffer.concat(chunks)
      .toString()
      .split(/\r\n\r\n(.*)/s);
    const headers = new Headers(
      head
        .split("\r\n")
        .slice(1)
        .map((line): [string, string] => [line.split(":")[0] ?? "", line.replace(/^[^:]*:/, "")]),
    );
    const statusCode = Number(head.split(" ")[1]);
    return { statusCode, headers, json: () => JSON.parse(body) as unknown };
  };

  return {
    /** Sends so many bytes more. */
    send: async (more: number) => {
      await write(socket, call.payload.subarray(sent, sent + more));
      sent += more;
    },
    /** Goes away without a word. */
    leave: () => socket.destroy(),
    answer,
    /** Sends the rest; answers status and body. */
    finish: () => {
      socket.write(call.payload.subarray(sent));
      return answer();
    },
  };
};
