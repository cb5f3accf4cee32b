// Many callers at once from 39 loopback addresses on a page that is rendered per call, on lists and on
// logins with the right password, made by a process of its own, so that it does not slow down the
// measuring. Arguments: the product's address, seconds, callers and, for each of the accounts, its
// e-mail, password and session, as JSON. Sends its parent "begun" and, at the end, the answers.
import http from "node:http";

const FIRST_ADDRESS = 2;
const ADDRESSES = 39;
const PAGE = "/refund-calculator?price=1";
const LIST = "/api/carins/insurance-requests";
const LOGIN = "/api/users/login";

export type FloodAccount = { email: string; password: string; token: string };
export type FloodAnswer = {
  kind: string;
  /** 0 is no answer. */
  status: number;
  milliseconds: number;
  retryAfter: string | undefined;
};

const [address = "", seconds = "", callers = "", accountsText = "[]"] = process.argv.slice(2);
const accounts = JSON.parse(accountsText) as FloodAccount[];
const { host, port } = new URL(address);
const answers: FloodAnswer[] = [];
const MAX_ANSWER_MS = 15_000;
const until = performance.now() + Number(seconds) * 1000;

const callsFor = ({ email, password, token }: FloodAccount) => [
  { kind: "page", method: "GET", path: PAGE, headers: {}, body: "" },
  { kind: "list", method: "GET", path: LIST, headers: { cookie: `token=${token}` }, body: "" },
  {
    kind: "login",
    method: "POST",
    path: LOGIN,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  },
];
type Call = ReturnType<typeof callsFor>[number];

const ask = (
  { kind, method, path, headers, body }: Call,
  localAddress: string,
  agent: http.Agent,
) =>
  new Promise<FloodAnswer>((resolve) => {
    const began = performance.now();
    const end = (status = 0, retryAfter?: string) =>
      resolve({ kind, status, milliseconds: performance.now() - began, retryAfter });
    const to = { host: "127.0.0.1", port, method, path, localAddress, agent };
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
  const turn = Math.floor(index / 3);
  const account = accounts[turn % accounts.length];
  const call = account && callsFor(account)[index % 3];
  if (!call) return;
  const localAddress = `127.0.0.${FIRST_ADDRESS + (turn % ADDRESSES)}`;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  while (performance.now() < until) answers.push(await ask(call, localAddress, agent));
  agent.destroy();
};

process.send?.("begun");
await Promise.all(Array.from({ length: Number(callers) }, (_, index) => callAgain(index)));
// Disconnecting before it is written would cut a long message.
process.send?.(answers, () => process.disconnect());
