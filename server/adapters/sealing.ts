import { type CipherKey, createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { freeBytes } from "./free-bytes.ts";
import { KEY_ID_BYTES, type KeyRing } from "./key-ring.ts";

/**
 * A sealed value is head, nonce (12 bytes), tag (16), ciphertext. The head is the version, and for
 * texts and wrapped keys also the id of their key (ruling D4); a file has a key of its own, which
 * stands wrapped beside it.
 */
const CIPHER = "aes-256-gcm";
const VERSION = 2;
const NONCE = 12;
const TAG = 16;

const HEAD = 1;
const NAMED_HEAD = HEAD + KEY_ID_BYTES;

const version = Buffer.of(VERSION);
const noId = Buffer.alloc(0);

export class NotOpened extends Error {
  constructor(message = "A sealed value cannot be opened with this key.") {
    super(message);
  }
}

export class UnknownKey extends NotOpened {
  /** Id of the key that sealed it, in hex. */
  readonly keyId: string;

  constructor(keyId: string) {
    super(`A sealed value names the key ${keyId}, which is not in the ring.`);
    this.keyId = keyId;
  }
}

const seal = (key: CipherKey, id: Buffer, context: string, plain: Uint8Array) => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
  const body = cipher.update(plain);
  cipher.final();
  const sealed = Buffer.concat([version, id, nonce, cipher.getAuthTag(), body]);
  freeBytes(body);
  return sealed;
};

const open = (key: CipherKey, head: number, context: string, bytes: Buffer) => {
  const body = head + NONCE + TAG;
  if (bytes.length < body || bytes[0] !== VERSION) throw new NotOpened();
  const nonce = bytes.subarray(head, head + NONCE);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(head + NONCE, body));
  const plain = decipher.update(bytes.subarray(body));
  try {
    decipher.final();
  } catch {
    throw new NotOpened();
  }
  return plain;
};

const sealNamed = ({ current }: KeyRing, context: string, plain: Uint8Array) => {
  const { id, idBytes, cipher } = current;
  return seal(cipher, idBytes, `${id}/${context}`, plain).toString("base64url");
};

const openNamed = (ring: KeyRing, context: string, sealed: string) => {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < NAMED_HEAD || bytes[0] !== VERSION) throw new NotOpened();
  const id = bytes.toString("hex", HEAD, NAMED_HEAD);
  const key = ring.find(id);
  if (!key) throw new UnknownKey(id);
  return open(key.cipher, NAMED_HEAD, `${id}/${context}`, bytes);
};

const fileKeyContext = (id: string) => `document-key/${id}`;
const fileContext = (id: string) => `document/${id}`;

/** Tied to the document's id: neither file nor key opens under another row (ruling D1). */
export const sealFile = (ring: KeyRing, id: string, plain: Uint8Array) => {
  const fileKey = randomBytes(32);
  return {
    sealed: seal(fileKey, noId, fileContext(id), plain),
    wrappedKey: sealNamed(ring, fileKeyContext(id), fileKey),
  };
};

/** @throws {NotOpened} and, where the ring lacks the key that it names, {UnknownKey} */
export const openFile = (
  ring: KeyRing,
  id: string,
  { sealed, wrappedKey }: { sealed: Uint8Array; wrappedKey: string },
) => {
  const fileKey = openNamed(ring, fileKeyContext(id), wrappedKey);
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  return open(fileKey, HEAD, fileContext(id), bytes);
};

/** `context`, e.g. `requests.emirates_id/<id>`: a copied value does not open (ruling P12). */
export const sealText = (ring: KeyRing, context: string, text: string) =>
  sealNamed(ring, `text/${context}`, Buffer.from(text));

/** @throws {NotOpened} and, where the ring lacks the key that it names, {UnknownKey} */
export const openText = (ring: KeyRing, context: string, sealed: string) =>
  openNamed(ring, `text/${context}`, sealed).toString("utf8");
