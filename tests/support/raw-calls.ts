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

const answerOf = async (socket: Socket) => {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  await new Promise((resolve) => socket.once("close", resolve));
  const [head = "", body = ""] = Buffer.concat(chunks)
    .toString()
    .split(/\r\n\r\n(.*)/s);
  const [status = "", ...lines] = head.split("\r\n");
  const pairs = lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
  return {
    statusCode: Number(status.split(" ")[1]),
    headers: Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value])),
    json: () => JSON.parse(body) as unknown,
  };
};

export const exchange = async (port: number, text: string, host = "127.0.0.1") => {
  const socket = connect(port, host);
  socket.on("error", () => {});
  socket.write(text);
  return answerOf(socket);
};

/** Sends the headers and the first `length` bytes of a call over a new connection. */
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
  const answer = answerOf(socket);
  await write(socket, headOf(call));
  await write(socket, call.payload.subarray(0, length));

  return {
    send: async (more: number) => {
      await write(socket, call.payload.subarray(sent, sent + more));
      sent += more;
    },
    leave: () => socket.destroy(),
    answer: () => answer,
    finish: () => {
      socket.write(call.payload.subarray(sent));
      return answer;
    },
  };
};
