import { createHash } from "node:crypto";
import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import { Problem } from "../../http/problem.ts";
import type { Upload } from "../documents/upload.ts";

/** What came of a send: its text fields, each file's field name and the SHA-256 (hex) of its bytes. */
export type SentParts = {
  fields: Record<string, string>;
  fieldOf: Map<DocumentSlot, string>;
  hashes: Map<DocumentSlot, string>;
};

export const noParts = (): SentParts => ({
  fields: Object.create(null),
  fieldOf: new Map(),
  hashes: new Map(),
});

export type PartHandling = {
  /** Where a file of this name belongs, by the fields so far; undefined for one that does not. */
  slotOf: (fieldName: string, fields: Record<string, string>) => DocumentSlot | undefined;
  /** Called with the fields so far before each file: throws when the send is already refused. */
  beforeFile?: (fields: Record<string, string>) => Promise<void>;
  /** Without it files are only hashed. */
  takeFile?: (upload: Upload, slot: DocumentSlot) => Promise<void>;
};

/** A body that cannot be read is the sender's fault, however the parser puts it (T40, pitfall 0.9). */
const unreadable = (error: unknown): Problem => {
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  if (status === 413) return new Problem("request.tooLarge");
  return new Problem(status === 406 ? "request.unsupportedType" : "request.invalid");
};

/** The bytes of a file, hashed as they pass. Whoever stops reading does not end the parser's stream. */
const hashed = ({ file }: MultipartFile) => {
  const hash = createHash("sha256");
  let failed = false;
  file.once("error", () => {
    failed = true;
  });
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of file.iterator({ destroyOnReturn: false })) {
      hash.update(chunk);
      yield chunk;
    }
    // The parser ends the stream at its limit instead of failing it.
    if (file.truncated) throw new Problem("documents.size");
  }
  return {
    upload: { file: pass() },
    digest: () => hash.digest("hex"),
    isBroken: () => failed || (file.destroyed && !file.readableEnded),
  };
};

const onlyHash: NonNullable<PartHandling["takeFile"]> = async ({ file }) => {
  for await (const _chunk of file);
};

const fieldReader = (fields: Record<string, string>) => (part: Multipart & { type: "field" }) => {
  const { fieldname: field, value } = part;
  if (part.fieldnameTruncated || field in fields) throw new Problem("request.invalid", { field });
  // PostgreSQL has no null character in a text.
  const isText = typeof value === "string" && !part.valueTruncated && !value.includes("\0");
  if (!isText) throw new Problem("requests.invalidField", { field });
  fields[field] = value;
};

const fileReader =
  (
    { fields, fieldOf, hashes }: SentParts,
    { slotOf, beforeFile, takeFile = onlyHash }: PartHandling,
  ) =>
  async (part: MultipartFile) => {
    const field = part.fieldname;
    const slot = slotOf(field, fields);
    if (!slot || hashes.has(slot)) throw new Problem("documents.unexpected", { field });
    await beforeFile?.(fields);

    const { upload, digest, isBroken } = hashed(part);
    try {
      await takeFile(upload, slot);
    } catch (error) {
      if (isBroken()) throw new Problem("request.invalid");
      throw error instanceof Problem ? new Problem(error.code, { field }) : error;
    }
    fieldOf.set(slot, field);
    hashes.set(slot, digest());
  };

/**
 * Reads a multipart body to its end into `sent`. The first refusal is kept and thrown at the end:
 * until then files pass unread, so that a sender who is still sending hears the answer.
 * @throws {Problem} request.invalid, request.tooLarge, request.unsupportedType,
 * requests.invalidField, documents.unexpected, and what the handling throws
 */
export const readMultipart = async (
  request: FastifyRequest,
  handling: PartHandling,
  sent = noParts(),
): Promise<SentParts> => {
  const takeField = fieldReader(sent.fields);
  const takeFile = fileReader(sent, handling);
  let refused: Problem | undefined;

  const take = async (part: Multipart) => {
    try {
      if (part.type === "field") takeField(part);
      else if (!refused) await takeFile(part);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused ??= error;
    } finally {
      if (part.type === "file") part.file.resume();
    }
  };

  const nextOf = async (parts: AsyncIterator<Multipart>) => {
    try {
      return await parts.next();
    } catch (error) {
      throw refused ?? unreadable(error);
    }
  };

  try {
    // The parser waits for ever for a request that was closed before it began.
    if (request.raw.destroyed) throw new Problem("request.invalid");
    const parts = request.parts();
    for (let step = await nextOf(parts); !step.done; step = await nextOf(parts))
      await take(step.value);
    if (refused) throw refused;
    return sent;
  } catch (error) {
    // What is still on its way is read and thrown away, for the same reason.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
};
