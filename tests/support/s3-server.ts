import { mkdtemp, readdir, readFile, rm, utimes } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DAY_MS = 86_400_000;

type S3rver = {
  run: () => Promise<{ port: number }>;
  close: () => Promise<void>;
  httpServer: { closeAllConnections: () => void };
};
/** The package has no types. Its only account is S3RVER, whose signatures it checks. */
const Server = createRequire(import.meta.url)("@20minutes/s3rver") as new (
  options: Record<string, unknown>,
) => S3rver;

export const startS3 = async () => {
  const directory = await mkdtemp(join(tmpdir(), "mizalla-s3-"));
  const server = new Server({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: "documents" }],
  });
  const { port } = await server.run();
  const endpoint = `127.0.0.1:${port}/documents?tls=false`;

  return {
    port,
    url: `s3://S3RVER:S3RVER@${endpoint}`,
    /** The keys of all documents. */
    documents: async () => {
      const names = await readdir(join(directory, "documents", "documents")).catch(() => []);
      return names.flatMap((name) => /^([0-9a-f]{32})\._S3rver_object$/.exec(name)?.[1] ?? []);
    },
    /** An object outside of the documents. */
    read: (name: string) =>
      readFile(join(directory, "documents", `${name}._S3rver_object`), "utf8").catch(
        () => undefined,
      ),
    /** Dates every object back by so many days. */
    age: async (days: number) => {
      const at = new Date(Date.now() - days * DAY_MS);
      for (const name of await readdir(directory, { recursive: true }))
        if (name.endsWith("._S3rver_object")) await utimes(join(directory, name), at, at);
    },
    urlWith: (key: string, secret: string) => `s3://${key}:${secret}@${endpoint}`,
    stop: async () => {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
