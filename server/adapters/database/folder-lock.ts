import { createHash } from "node:crypto";
import { mkdir, stat, unlink } from "node:fs/promises";
import net from "node:net";
import { join } from "node:path";

export class FolderInUse extends Error {
  constructor(folder: string, pid: string) {
    super(`${folder} is in use by process ${pid}. Stop it first, or choose another DATA_DIR.`);
  }
}

const isInUse = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

const askHolder = (path: string) =>
  new Promise<string | undefined>((resolve) => {
    const socket = net.connect({ path });
    let pid = "";
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on("data", (chunk) => (pid += chunk.toString()));
    socket.on("error", () => resolve(undefined));
    socket.on("close", () => resolve(pid || undefined));
  });

const listen = (path: string) =>
  new Promise<net.Server>((resolve, reject) => {
    const server = net.createServer((socket) => socket.end(String(process.pid)));
    server.once("error", reject);
    server.listen({ path }, () => resolve(server));
    server.unref();
  });

/**
 * Takes the data folder for this process until it ends; the kernel lets go of it even after
 * `kill -9`. On Linux the lock is an abstract socket named by device and inode, so the same folder
 * reached by another path is the same lock; elsewhere it is a socket file in the folder.
 * @throws {FolderInUse} naming the holder's process, when another process has it.
 */
export const lockFolder = async (folder: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { dev, ino } = await stat(folder);
  const name = createHash("sha256").update(`${dev}:${ino}`).digest("hex").slice(0, 32);
  const isLinux = process.platform === "linux";
  const path = isLinux ? `\0mizalla-${name}` : join(folder, ".lock");

  try {
    return await listen(path);
  } catch (error) {
    if (!isInUse(error)) throw error;
    const pid = await askHolder(path);
    if (pid || isLinux) throw new FolderInUse(folder, pid ?? "unknown");
    // A socket file outlives its process; nobody answered, so it is stale.
    await unlink(path);
    return await listen(path);
  }
};
