import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Passes connections on to a port of this machine, until it is told to let them hang. */
export const openStallingProxy = async (port: number) => {
  let isStalled = false;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => sockets.delete(socket));
  };
  const server = createServer((caller) => {
    const target = connect(port, "127.0.0.1");
    for (const socket of [caller, target]) keep(socket);
    const pass = (from: Socket, to: Socket) => {
      from.on("data", (bytes) => !isStalled && to.write(bytes));
      from.once("close", () => to.destroy());
    };
    pass(caller, target);
    pass(target, caller);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    port: (server.address() as AddressInfo).port,
    /** What is sent meanwhile is lost: connections of this time stay without an answer. */
    stall: () => {
      isStalled = true;
    },
    resume: () => {
      isStalled = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
