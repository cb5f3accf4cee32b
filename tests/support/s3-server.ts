import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

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
    urlWith: (key: string, secret: string) => `s3://${key}:${secret}@${endpoint}`,
    stop: async () => {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
