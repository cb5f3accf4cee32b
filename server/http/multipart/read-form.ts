import { createHash } from "node:crypto";
import { type DocumentSlot, MAX_DOCUMENT_BYTES } from "../../../domain/documents/documents.ts";
import { boundaryOf, bytesOf, type FormRequest } from "./form-body.ts";
import { type FormPart, formParts } from "./form-parts.ts";
import { collect, skip } from "./marked-bytes.ts";
import { Problem } from "../problem.ts";
import { readUpload, type Upload } from "./upload.ts";

/** A slot is what a file is of. */
export type SentParts<Slot extends string = DocumentSlot> = {
  fields: Record<string, string>;
  fieldOf: Map<Slot, string>;
  hashes: Map<Slot, string>;
};

export const noParts = <Slot extends string = DocumentSlot>(): SentParts<Slot> => ({
  fields: Object.create(null),
  fieldOf: new Map(),
  hashes: new Map(),
});

export type PartHandling<Slot extends string = DocumentSlot> = {
  /** Finds the slot by the fields so far; undefined for an unexpected file. */
  slotOf: (fieldName: string, fields: Record<string, string>) => Slot | undefined;
  /** Throws when the send is already refused. */
  beforeFile?: (fields: Record<string, string>) => Promise<void>;
  takeFile?: (upload: Upload, slot: Slot) => Promise<void>;
};

const MAX_FILES = 8;
const MAX_FIELDS = 60;
const MAX_FIELD_BYTES = 8 * 1024;

export const onlyMeasure = async (upload: Upload): Promise<void> =>
  void (await readUpload(upload, MAX_DOCUMENT_BYTES));

const hashed = (content: FormPart["content"]) => {
  const hash = createHash("sha256");
  async function* pass() {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  }
  return { upload: { file: pass() }, digest: () => hash.digest("hex") };
};

const readText = async ({ content, charset }: FormPart): Promise<string | undefined> => {
  const bytes = await collect(content, MAX_FIELD_BYTES);
  try {
    return bytes && new TextDecoder(charset, { ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const fieldReader = (fields: Record<string, string>) => async (part: FormPart) => {
  const field = part.name;
  if (field in fields || field in Object.prototype) throw new Problem("request.invalid", { field });
  const text = await readText(part);
  // PostgreSQL text has no null character.
  if (text === undefined || text.includes("\0"))
    throw new Problem("requests.invalidField", { field });
  fields[field] = text;
};

const fileReader =
  <Slot extends string>(
    { fields, fieldOf, hashes }: SentParts<Slot>,
    { slotOf, beforeFile, takeFile = onlyMeasure }: PartHandling<Slot>,
  ) =>
  async ({ name: field, content }: FormPart) => {
    const slot = slotOf(field, fields);
    if (!slot || hashes.has(slot)) throw new Problem("documents.unexpected", { field });
    await beforeFile?.(fields);

    const { upload, digest } = hashed(content);
    try {
      await takeFile(upload, slot);
    } catch (error) {
      throw error instanceof Problem ? new Problem(error.code, { field }) : error;
    }
    fieldOf.set(slot, field);
    hashes.set(slot, digest());
  };

const counter = () => {
  const left = { files: MAX_FILES, fields: MAX_FIELDS };
  return ({ isFile }: FormPart) => {
    const kind = isFile ? "files" : "fields";
    if (left[kind] === 0) throw new Problem("request.tooLarge");
    left[kind] -= 1;
  };
};

export const isTooLarge = (error: unknown) =>
  error instanceof Problem && error.code === "request.tooLarge";

/** Reads to the end before it throws, so that the sender gets the answer. */
export const readMultipart = async <Slot extends string = DocumentSlot>(
  request: FormRequest,
  handling: PartHandling<Slot>,
  sent = noParts<Slot>(),
): Promise<SentParts<Slot>> => {
  const boundary = boundaryOf(request);
  const body = bytesOf(request);
  const takeField = fieldReader(sent.fields);
  const takeFile = fileReader(sent, handling);
  const count = counter();
  const failures: unknown[] = [];
  const keep = (error: unknown) => void failures.push(error);

  const take = async (part: FormPart) => {
    if (!part.isFile) await takeField(part);
    else if (failures.length === 0) await takeFile(part);
  };
  const takeAll = async () => {
    for await (const part of formParts(body, boundary)) {
      count(part);
      await take(part).catch(keep);
    }
  };

  await takeAll().catch(keep);
  await skip(body).catch(keep);
  if (failures.length > 0) throw failures.find(isTooLarge) ?? failures[0];
  return sent;
};
