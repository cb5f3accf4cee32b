import { type CipherKey, createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { freeBytes } from "./free-bytes.ts";

/** A sealed value is version (1 byte), nonce (12), tag (16), ciphertext. */
const CIPHER = "aes-256-gcm";
const VERSION = 1;
const NONCE = 12;
const TAG = 16;
const HEAD = 1 + NONCE + TAG;

export class NotOpened extends Error {
  constructor() {
    super("A sealed value cannot be opened with this key.");
  }
}

const seal = (key: CipherKey, context: string, plain: Uint8Array) => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
  const body = cipher.update(plain);
  cipher.final();
  const sealed = Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), body]);
  freeBytes(body);
  return sealed;
};

const open = (key: CipherKey, context: string, sealed: Uint8Array) => {
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

/** Tied to the document's id: neither file nor key opens under another row (ruling D1). */
export const sealFile = (sealing: CipherKey, id: string, plain: Uint8Array) => {
  const fileKey = randomBytes(32);
  return {
    sealed: seal(fileKey, fileContext(id), plain),
    wrappedKey: seal(sealing, fileKeyContext(id), fileKey).toString("base64url"),
  };
};

export const openFile = (
  sealing: CipherKey,
  id: string,
  { sealed, wrappedKey }: { sealed: Uint8Array; wrappedKey: string },
) => {
  const fileKey = open(sealing, fileKeyContext(id), Buffer.from(wrappedKey, "base64url"));
  return open(fileKey, fileContext(id), sealed);
};

/** `context`, e.g. `requests.emirates_id/<id>`: a copied value does not open (ruling P12). */
export const sealText = (sealing: CipherKey, context: string, text: string) =>
  seal(sealing, `text/${context}`, Buffer.from(text)).toString("base64url");

export const openText = (sealing: CipherKey, context: string, sealed: string) =>
  open(sealing, `text/${context}`, Buffer.from(sealed, "base64url")).toString("utf8");
