// A Fastify without anything else that sends the product's bytes from memory.
import http from "node:http";
import type { AddressInfo } from "node:net";
import fastify from "fastify";

const [product = "", page = "", level = "warn", encoding = "br"] = process.argv.slice(2);

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const KEPT_HEADERS = ["content-type", "content-encoding"] as const;

/** Not decompressed. */
const ask = (address: string) =>
  new Promise<Answer>((resolve, reject) => {
    const request = http.get(address, { headers: { "accept-encoding": encoding } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const headers = KEPT_HEADERS.flatMap((name) => {
          const value = answer.headers[name];
          return value ? [[name, value] as const] : [];
        });
        const body = Buffer.concat(parts);
        resolve({ status: answer.statusCode ?? 500, headers: Object.fromEntries(headers), body });
      });
    });
    request.on("error", reject);
  });

const FILES = /["(](\/(?:assets|insurers|icons)\/[^")#]+|\/icon\.svg|\/site\.webmanifest)/g;

const html = await (await fetch(product + page)).text();
const files = [...html.matchAll(FILES)].map(([, path = ""]) => path);
const paths = [...new Set([page, ...files])];
const answers = new Map(
  await Promise.all(paths.map(async (path) => [path, await ask(product + path)] as const)),
);

const app = fastify({ logger: { level } });
app.get("/*", (request, reply) => {
  const answer = answers.get(request.url);
  if (!answer) return reply.code(404).send();
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
});
app.post("/*", (_request, reply) => reply.send());
await app.listen({ port: 0, host: "localhost" });
const { port } = app.server.address() as AddressInfo;
const bytes = answers.get(page)?.body.length;
process.send?.({ address: `http://localhost:${port}`, bytes });
process.once("disconnect", () => process.exit());
