import http from "node:http";
import type { AddressInfo } from "node:net";
import { setInterval } from "node:timers/promises";

type Replica = { address: string; agent: http.Agent; isReady: boolean };

const isReady = (address: string) =>
  new Promise<boolean>((resolve) => {
    const asked = http.get(`${address}/readyz`, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on("error", () => resolve(false));
  });

/** A round-robin load balancer that asks `/readyz` every 200 ms and does not retry. */
export const openBalancer = async () => {
  const replicas: Replica[] = [];
  let turn = 0;

  const server = http.createServer((request, answer) => {
    const ready = replicas.filter((one) => one.isReady);
    const replica = ready[(turn += 1) % ready.length];
    if (!replica) return answer.writeHead(502).end("no replica is ready");
    const { method, headers, url } = request;
    const { agent, address } = replica;
    const passed = http.request(address + url, { method, headers, agent }, (given) => {
      const { connection: _hop, ...kept } = given.headers;
      answer.writeHead(given.statusCode ?? 502, kept);
      given.pipe(answer);
    });
    passed.on("error", (error) => {
      if (answer.headersSent) return answer.destroy();
      return answer.writeHead(502).end(String(error));
    });
    return request.pipe(passed);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  const look = async () => {
    await Promise.all(
      replicas.map(async (one) => {
        one.isReady = await isReady(one.address);
      }),
    );
  };
  const ended = new AbortController();
  const watch = async () => {
    for await (const _tick of setInterval(200, undefined, { signal: ended.signal })) await look();
  };
  watch().catch(() => undefined);

  return {
    address: `http://127.0.0.1:${port}`,
    add: async (address: string) => {
      replicas.push({ address, agent: new http.Agent({ keepAlive: true }), isReady: false });
      await look();
    },
    readyCount: () => replicas.filter((one) => one.isReady).length,
    close: () => {
      ended.abort();
      for (const { agent } of replicas) agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
};
