import { fork } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type CustomerClient, newCustomer } from "./api-client.ts";
import type { FloodAnswer, FloodKind, FloodOrder } from "./flood-callers.ts";
import type { StartedProduct } from "./product.ts";

const ACCOUNTS = 6;
const PROBE_INTERVAL_MS = 100;
/** The pause between two calls of a person, who waits for the answer. */
const PERSON_PAUSE_MS = 200;
const KINDS: readonly FloodKind[] = ["page", "list", "login"];

type Probe = { status: number; milliseconds: number };

/** A connection of its own for each call, as newcomers have. Status 0 is no answer within 20 s. */
const ask = (url: string, headers: Record<string, string> = {}) =>
  new Promise<Probe>((resolve) => {
    const began = performance.now();
    const end = (status = 0) => resolve({ status, milliseconds: performance.now() - began });
    const signal = AbortSignal.timeout(20_000);
    const request = http.get(url, { agent: false, signal, headers });
    request.once("error", () => end());
    request.once("response", (answer) => {
      answer.once("error", () => end());
      answer.once("end", () => end(answer.statusCode));
      answer.resume();
    });
  });

/** Asks at a steady pace until it is aborted: calls do not wait for the ones before. */
const watch = async (until: AbortSignal, look: () => Promise<Probe>) => {
  const looks: Promise<Probe>[] = [];
  while (!until.aborted) {
    looks.push(look());
    await setTimeout(PROBE_INTERVAL_MS);
  }
  return Promise.all(looks);
};

const followPerson = async (until: AbortSignal, look: () => Promise<Probe>) => {
  const probes: Probe[] = [];
  while (!until.aborted) {
    probes.push(await look());
    await setTimeout(PERSON_PAUSE_MS);
  }
  return probes;
};

const atShare = (took: readonly number[], share: number) =>
  Math.round(took.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(took.length * share) - 1)] ?? 0);

const timesOf = (probes: readonly Probe[]) => {
  const took = probes.filter(({ status }) => status === 200).map((probe) => probe.milliseconds);
  return { accepted: took.length, p50: atShare(took, 0.5), p99: atShare(took, 0.99) };
};

const countsOf = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

export const floodAccounts = (product: StartedProduct) =>
  Promise.all(Array.from({ length: ACCOUNTS }, () => newCustomer(product)));

/**
 * Callers from 39 addresses, beside one customer from another address, who asks for a page, a visitor of
 * a cached page, and a load balancer's `/healthz`.
 */
export const flood = async (
  { address }: Pick<StartedProduct, "address">,
  given: {
    callers: number;
    seconds: number;
    kinds?: readonly FloodKind[];
    accounts: readonly Pick<CustomerClient, "email" | "password" | "token">[];
    customer: Pick<CustomerClient, "token">;
  },
) => {
  const program = fileURLToPath(new URL("flood-callers.ts", import.meta.url));
  const accounts = given.accounts.map(({ email, password, token }) => ({ email, password, token }));
  const { callers, seconds, kinds = KINDS } = given;
  const order: FloodOrder = { callers, seconds, kinds, accounts };
  const child = fork(program, [address, JSON.stringify(order)]);
  await once(child, "message");
  const isOver = new AbortController();
  const cookie = `token=${given.customer.token}`;
  const probing = Promise.all([
    watch(isOver.signal, () => ask(`${address}/healthz`)),
    followPerson(isOver.signal, () => ask(`${address}/about`)),
    followPerson(isOver.signal, () => ask(`${address}/profile`, { cookie })),
  ]);
  const [answers] = (await once(child, "message")) as [FloodAnswer[]];
  isOver.abort();
  const [health, still, customer] = await probing;
  const refused = answers.filter(({ status }) => status !== 200);
  const lacksRetryAfter = ({ status, retryAfter }: FloodAnswer) =>
    (status !== 503 && status !== 429) || !(Number(retryAfter) > 0);
  return {
    kinds: kinds.map((kind) => {
      const ofKind = answers.filter((answer) => answer.kind === kind);
      return { kind, ...timesOf(ofKind), statuses: countsOf(ofKind) };
    }),
    accepted: timesOf(answers),
    wrongRefusals: countsOf(refused.filter(lacksRetryAfter)),
    health: { ...timesOf(health), asked: health.length },
    still: { ...timesOf(still), asked: still.length },
    customer: { ...timesOf(customer), asked: customer.length, statuses: countsOf(customer) },
  };
};

export type Flood = Awaited<ReturnType<typeof flood>>;
