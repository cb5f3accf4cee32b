// What open chats cost one process: `npm run bench -- chats`. Each has its stream and a line every
// ten seconds; /healthz is asked without them and with them, in the same run.
import http from "node:http";
import { setTimeout } from "node:timers/promises";
import { memoryOf } from "../tests/support/memory-of.ts";
import { startProduct, type StartedProduct } from "../tests/support/product.ts";
import { rounded } from "./throughput.ts";

const CHATS = 500;
const SECONDS = 30;
const LINE_EVERY_MS = 10_000;
const PROBE_INTERVAL_MS = 20;

type Chat = { cookie: string; heard: () => number; cut: () => void };

const say = (address: string, text: string, cookie?: string) =>
  fetch(`${address}/api/chat/lines`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(cookie && { cookie }) },
    body: JSON.stringify({ text }),
  });

const openChat = async (address: string): Promise<Chat> => {
  const answer = await say(address, "Hello");
  const cookie = answer.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  await answer.arrayBuffer();
  let heard = 0;
  const request = http.get(`${address}/api/chat/live`, { agent: false, headers: { cookie } });
  request.once("error", () => undefined);
  request.once("response", (stream) =>
    stream.on("data", (bytes: Buffer) => {
      heard += bytes.toString().split("event: line").length - 1;
    }),
  );
  return { cookie, heard: () => heard, cut: () => request.destroy() };
};

const agent = new http.Agent({ keepAlive: true });
const probe = (address: string) =>
  new Promise<number>((resolve, reject) => {
    const began = performance.now();
    const request = http.get(`${address}/healthz`, { agent });
    request.once("error", reject);
    request.once("response", (answer) => {
      answer.once("end", () => resolve(performance.now() - began)).resume();
    });
  });

const health = async ({ address, pid }: StartedProduct) => {
  const took: number[] = [];
  const until = performance.now() + SECONDS * 1_000;
  while (performance.now() < until) {
    took.push(await probe(address));
    await setTimeout(PROBE_INTERVAL_MS);
  }
  const inOrder = took.toSorted((one, other) => one - other);
  const at = (share: number) => inOrder[Math.ceil(took.length * share) - 1] ?? 0;
  return { median: at(0.5), p99: at(0.99), megabytes: await memoryOf(pid()) };
};

const talk = async (address: string, chats: readonly Chat[], until: AbortSignal) => {
  const pause = LINE_EVERY_MS / chats.length;
  for (let turn = 0; !until.aborted; turn++) {
    const chat = chats[turn % chats.length];
    if (chat) void say(address, `line ${turn}`, chat.cookie).then((answer) => answer.arrayBuffer());
    await setTimeout(pause);
  }
};

export const measureChats = async () => {
  const product = await startProduct({ RATE_LIMITS: "off" });
  const { address } = product;
  await health(product);
  const without = await health(product);
  const chats: Chat[] = [];
  while (chats.length < CHATS) chats.push(await openChat(address));
  const silent = await health(product);
  const isOver = new AbortController();
  const talking = talk(address, chats, isOver.signal);
  const busy = await health(product);
  isOver.abort();
  await talking;
  await setTimeout(3_000);
  const heard = chats.reduce((sum, chat) => sum + chat.heard(), 0);
  for (const chat of chats) chat.cut();
  agent.destroy();
  await product.stop();

  const row = (name: string, found: typeof without) => ({
    [name]: {
      "median ms": rounded(found.median),
      "p99 ms": rounded(found.p99),
      "× median": rounded(found.median / without.median),
      "× p99": rounded(found.p99 / without.p99),
      megabytes: found.megabytes,
    },
  });
  return {
    ...row("no chat", without),
    ...row(`${CHATS} open chats`, silent),
    ...row(`${CHATS} chats, a line each every ${LINE_EVERY_MS / 1000} s`, busy),
    heard: { lines: heard },
  };
};
