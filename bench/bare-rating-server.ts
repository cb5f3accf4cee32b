// A Fastify without anything else that reads the inputs, rates the plans and writes the answer.
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import type { Package } from "../contract/quotes.ts";
import { rateWithChoices } from "../domain/quotes/rate.ts";
import { readInputs } from "../domain/quotes/risk.ts";
import { editions, ratingDay, smallSaloon } from "../tests/support/rating.ts";

const [product = "", path = "", level = "warn"] = process.argv.slice(2);

/** Texts and cover as the product sends them, so that both write the same amount. */
const { data } = (await (await fetch(product + path)).json()) as { data: Package[] };
const plans = editions.map((edition) => ({
  edition,
  texts: data.find(({ _id }) => _id.startsWith(edition.plan)),
}));

const app = fastify({ logger: { level } });
app.get(path, (request, reply) => {
  const read = readInputs(request.query as Record<string, string>, ratingDay);
  if ("invalid" in read) return reply.code(422).send();
  const risk = { ...smallSaloon, day: ratingDay, inputs: read.inputs };
  const rated = plans.map(({ edition, texts }) => ({
    ...texts,
    ...rateWithChoices(edition, risk),
  }));
  const body = JSON.stringify({ status: "success", data: rated });
  return reply.type("application/json; charset=utf-8").send(body);
});
await app.listen({ port: 0, host: "localhost" });
const { port } = app.server.address() as AddressInfo;
process.send?.({ address: `http://localhost:${port}`, bytes: 0 });
process.once("disconnect", () => process.exit());
