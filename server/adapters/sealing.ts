import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { freeBytes } from "./free-bytes.ts";

/** AES-256-GCM. A sealed value is version (1 byte), nonce (12), tag (16), ciphertext. */
const CIPHER = "aes-256-gcm";
const VERSION = 1;
const NONCE = 12;
const TAG = 16;
const HEAD = 1 + NONCE + TAG;

/** The wrong key, the wrong context or changed bytes; which of them cannot be told apart. */
export class NotOpened extends Error {
  constructor() {
    super("A sealed value cannot be opened with this key.");
  }
}

const seal = (key: Uint8Array, context: string, plain: Uint8Array) => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
  const body = cipher.update(plain);
  cipher.final();
  const sealed = Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), body]);
  freeBytes(body);
  return sealed;
};

const open = (key: Uint8Array, context: string, sealed: Uint8Array) => {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes.length < HEAD || bytes[0] !== VERSION) throw new NotOpened();
  const nonce = bytes.subarray(1, 1 + NONCE);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(1 + NONCE, HEAD));
  const plain = decipher.update(bytes.subarray(HEAD));
  try {
    decipher.final();
  } catch {
    throw new NotOpened();
  }
  return plain;
};

const fileKeyContext = (id: string) => `document-key/${id}`;
const fileContext = (id: string) => `document/${id}`;

/**
 * Seals a file under a key of its own, which is wrapped under `keys.sealing` (ruling D1). Both are
 * tied to the document's id: neither opens under another row.
 */
export const sealFile = (sealing: Uint8Array, id: string, plain: Uint8Array) => {
  const fileKey = randomBytes(32);
  return {
    sealed: seal(fileKey, fileContext(id), plain),
    wrappedKey: seal(sealing, fileKeyContext(id), fileKey).toString("base64url"),
  };
};

/** @throws {NotOpened} */
export const openFile = (
  sealing: Uint8Array,
  id: string,
  { sealed, wrappedKey }: { sealed: Uint8Array; wrappedKey: string },
) => {
  const fileKey = open(sealing, fileKeyContext(id), Buffer.from(wrappedKey, "base64url"));
  return open(fileKey, fileContext(id), sealed);
};

/**
 * Seals the text of one column, e.g. an Emirates ID (ruling P12). `context` names column and row,
 * as in `requests.emirates_id/<id>`: a value copied to another row does not open.
 */
export const sealText = (sealing: Uint8Array, context: string, text: string) =>
  seal(sealing, `text/${context}`, Buffer.from(text)).toString("base64url");

/** @throws {NotOpened} */
export const openText = (sealing: Uint8Array, context: string, sealed: string) =>
  open(sealing, `text/${context}`, Buffer.from(sealed, "base64url")).toString("utf8");
