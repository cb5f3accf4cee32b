// Many callers at once from 39 loopback addresses, made by a process of its own, so that it does not slow
// down the measuring. Arguments: the product's address and a `FloodOrder` as JSON. Sends its parent
// "begun" and, at the end, the answers.
import http from "node:http";

const FIRST_ADDRESS = 2;
const ADDRESSES = 39;
const PAGE = "/refund-calculator?price=1";
const LIST = "/api/carins/insurance-requests";
const LOGIN = "/api/users/login";
const DESCRIPTION = "/api/openapi.json";

export type FloodAccount = { email: string; password: string; token: string };
/** Rendered per call; of signed-in customers; with the right password; of the API. */
export type FloodKind = "page" | "list" | "login" | "description";
export type FloodOrder = {
  callers: number;
  seconds: number;
  /** Each caller has one of them. */
  kinds: readonly FloodKind[];
  accounts: readonly FloodAccount[];
};
export type FloodAnswer = {
  kind: FloodKind;
  /** 0 is no answer. */
  status: number;
  milliseconds: number;
  retryAfter: string | undefined;
};

const [address = "", order = ""] = process.argv.slice(2);
const { callers, seconds, kinds, accounts } = JSON.parse(order) as FloodOrder;
const { host, port } = new URL(address);
const answers: FloodAnswer[] = [];
const MAX_ANSWER_MS = 15_000;
const until = performance.now() + seconds * 1000;

type Call = { method: string; path: string; headers: Record<string, string>; body: string };
const reading = { method: "GET", headers: {}, body: "" };

const calls: Record<FloodKind, (account: FloodAccount) => Call> = {
  page: () => ({ ...reading, path: PAGE }),
  list: ({ token }) => ({ ...reading, path: LIST, headers: { cookie: `token=${token}` } }),
  login: ({ email, password }) => ({
    method: "POST",
    path: LOGIN,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  }),
  description: () => ({ ...reading, path: DESCRIPTION, headers: { "accept-encoding": "br" } }),
};

const ask = (kind: FloodKind, call: Call, localAddress: string, agent: http.Agent) =>
  new Promise<FloodAnswer>((resolve) => {
    const began = performance.now();
    const end = (status = 0, retryAfter?: string) =>
      resolve({ kind, status, milliseconds: performance.now() - began, retryAfter });
    const { body, headers, ...rest } = call;
    const to = { host: "127.0.0.1", port, localAddress, agent, ...rest };
    const signal = AbortSignal.timeout(MAX_ANSWER_MS);
    const request = http.request({ ...to, signal, headers: { ...headers, host } });
    request.once("error", () => end());
    request.once("response", (answer) => {
      answer.once("error", () => end());
      answer.once("end", () => end(answer.statusCode, answer.headers["retry-after"]));
      answer.resume();
    });
    request.end(body);
  });

/** One caller with a connection of its own, who calls again as soon as an answer is there. */
const callAgain = async (index: number) => {
  const turn = Math.floor(index / kinds.length);
  const account = accounts[turn % accounts.length];
  const kind = kinds[index % kinds.length];
  if (!account || !kind) return;
  const call = calls[kind](account);
  const localAddress = `127.0.0.${FIRST_ADDRESS + (turn % ADDRESSES)}`;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  while (performance.now() < until) answers.push(await ask(kind, call, localAddress, agent));
  agent.destroy();
};

process.send?.("begun");
await Promise.all(Array.from({ length: callers }, (_, index) => callAgain(index)));
// Disconnecting before it is written would cut a long message.
process.send?.(answers, () => process.disconnect());
