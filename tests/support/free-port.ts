import net from "node:net";

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = net.createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** The first of `count` free ports, below those that outgoing connections could take meanwhile. */
export const freePort = async (count = 1) => {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const ports = Array.from({ length: count }, (_, index) => port + index);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return port;
  }
  throw new Error("No free port was found.");
};
