// What other callers and load balancers notice of a storm of calls, and how the storm was answered:
// `npm run bench -- overload`. 99th percentiles in milliseconds, before and during each storm.
import { fork } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { newCustomer } from "../tests/support/api-client.ts";
import { startProduct } from "../tests/support/product.ts";
import { PACKAGES } from "./api.ts";
import type { Answers } from "./storm.ts";
import { rounded } from "./throughput.ts";

const CALM_SECONDS = 5;
const PROBE_INTERVAL_MS = 25;
/** Callers with connections of their own who come when the storm is over. */
const NEWCOMERS = 100;
const STORMS = [
  ["both", "uploads and sign-ins"],
  ["page", "pages"],
  ["sign-in", "sign-ins"],
] as const;

const agent = new http.Agent({ keepAlive: true });

type Answer = { status: number; milliseconds: number };

/** Status 0 is no answer within ten seconds. */
const ask = (url: string, again: http.Agent | false = agent) =>
  new Promise<Answer>((resolve) => {
    const began = performance.now();
    const end = (status = 0) => resolve({ status, milliseconds: performance.now() - began });
    const request = http.get(url, { agent: again, signal: AbortSignal.timeout(10_000) });
    request.once("error", () => end());
    request.once("response", (answer) => {
      answer.once("error", () => end());
      answer.once("end", () => end(answer.statusCode));
      answer.resume();
    });
  });

const p99 = (took: readonly number[]) =>
  Math.round(took.toSorted((a, b) => a - b)[Math.ceil(took.length * 0.99) - 1] ?? 0);

/** Asks for health and for something ordinary until it is aborted. */
const watch = async (address: string, until: AbortSignal) => {
  const health: Answer[] = [];
  const ordinary: Answer[] = [];
  const looks: Promise<unknown>[] = [];
  const look = async (path: string, answers: Answer[]) => {
    answers.push(await ask(address + path));
  };
  while (!until.aborted) {
    looks.push(look("/healthz", health), look(PACKAGES, ordinary));
    await setTimeout(PROBE_INTERVAL_MS);
  }
  await Promise.all(looks);
  const accepted = ordinary.filter(({ status }) => status === 200);
  return {
    health: p99(health.map(({ milliseconds }) => milliseconds)),
    ordinary: p99(accepted.map(({ milliseconds }) => milliseconds)),
    refused: ordinary.length - accepted.length,
  };
};

const newcomers = async (address: string) => {
  const asked = Array.from({ length: NEWCOMERS }, () => ask(address + PACKAGES, false));
  const answers = await Promise.all(asked);
  const served = answers.filter(({ status }) => status === 200).length;
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  return `${served} served, the slowest after ${Math.round(slowest)} ms`;
};

const storm = async (kind: string, address: string, customer: readonly string[]) => {
  const program = fileURLToPath(new URL("storm.ts", import.meta.url));
  const child = fork(program, [kind, address, ...customer]);
  await once(child, "message");
  const isOver = new AbortController();
  const watching = watch(address, isOver.signal);
  const [answers] = (await once(child, "message")) as [Answers];
  isOver.abort();
  const afterwards = await newcomers(address);
  return { ...(await watching), answers, afterwards };
};

const rowsOf = (
  calm: Awaited<ReturnType<typeof watch>>,
  rough: Awaited<ReturnType<typeof storm>>,
) => ({
  "/healthz": {
    "p99 without": calm.health,
    "p99 during it": rough.health,
    ratio: rounded(rough.health / calm.health),
  },
  [PACKAGES]: {
    "p99 without": calm.ordinary,
    "p99 during it": rough.ordinary,
    ratio: rounded(rough.ordinary / calm.ordinary),
    refused: rough.refused,
  },
  ...Object.fromEntries(
    Object.entries(rough.answers).map(([what, took]) => [
      what,
      { answers: took.length, "p99 during it": p99(took) },
    ]),
  ),
});

export const measureOverload = async () => {
  const product = await startProduct({ RATE_LIMITS: "off" });
  const { address } = product;
  const rows: Record<string, object> = {};
  try {
    const { email, password, token } = await newCustomer(product);
    const calmly = () => watch(address, AbortSignal.timeout(CALM_SECONDS * 1000));
    await calmly();
    for (const [kind, name] of STORMS) {
      const calm = await calmly();
      const rough = await storm(kind, address, [email, password, token]);
      for (const [what, row] of Object.entries(rowsOf(calm, rough))) rows[`${name}: ${what}`] = row;
      console.log(`${NEWCOMERS} calls after ${name}: ${rough.afterwards}`);
    }
    return rows;
  } finally {
    agent.destroy();
    await product.stop();
  }
};
