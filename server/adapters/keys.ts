import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { keyRing, sealingKey } from "./key-ring.ts";

const KEY_FILE = "document.key";

const isCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;

/** Complete before it appears under its name: replicas may start together on one folder. */
const generate = async (path: string) => {
  const draft = `${path}.${randomBytes(8).toString("hex")}`;
  try {
    const file = await open(draft, "wx", 0o600);
    await file.writeFile(randomBytes(32).toString("hex"));
    await file.sync();
    await file.close();
    await link(draft, path);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    await rm(draft, { force: true });
  }
};

const readKeyFile = (dataDir: string) =>
  readFile(join(dataDir, KEY_FILE), "utf8").catch((error: unknown) => {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  });

const readOrGenerate = async (dataDir: string) => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const known = await readKeyFile(dataDir);
  if (known !== undefined) return known;
  const path = join(dataDir, KEY_FILE);
  await generate(path);
  return readFile(path, "utf8");
};

const derive = (root: Buffer, purpose: string) =>
  Buffer.from(hkdfSync("sha256", root, Buffer.alloc(0), `mizalla/${purpose}`, 32));

const keysOf = (text: string) => {
  const root = Buffer.from(text.trim(), "hex");
  if (root.length !== 32) throw new Error(`${KEY_FILE} is damaged: 32 bytes in hex are expected.`);

  const fingerprintKey = derive(root, "fingerprint");
  return {
    /** Ring of one key today; a former one would still open what it sealed. */
    sealing: keyRing(sealingKey(derive(root, "sealing"))),
    /** Links the audit into a chain (ruling O5). */
    auditChain: derive(root, "audit-chain"),
    /** Proves the cases behind our published times (ruling O11). */
    promiseCases: derive(root, "promise-cases"),
    /** Seals the manifest of a backup. */
    backup: derive(root, "backup"),
    /** Compares the keys of two processes without revealing them. */
    digest: derive(root, "digest").toString("hex"),
    /** What the database stores instead of a token or code: HMAC, hex. */
    fingerprint: (purpose: string, secret: string) =>
      createHmac("sha256", fingerprintKey).update(`${purpose}\0${secret}`).digest("hex"),
  };
};

export type Keys = ReturnType<typeof keysOf>;

/** Derived from DOCUMENT_KEY, which is generated in the data folder when not given. */
export const openKeys = async (dataDir: string, documentKey: string | undefined): Promise<Keys> =>
  keysOf(documentKey ?? (await readOrGenerate(dataDir)));

/** Never generates one: undefined where there is none. */
export const openKnownKeys = async (
  dataDir: string,
  documentKey: string | undefined,
): Promise<Keys | undefined> => {
  const text = documentKey ?? (await readKeyFile(dataDir));
  return text === undefined ? undefined : keysOf(text);
};

export const sameFingerprint = (left: string, right: string) => {
  const [a, b] = [Buffer.from(left, "hex"), Buffer.from(right, "hex")];
  return a.length === b.length && timingSafeEqual(a, b);
};
