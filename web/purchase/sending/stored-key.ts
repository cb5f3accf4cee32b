import { storeBytes, readBytes } from "../draft/stored-bytes.ts";

/** Ruling P6: one request for one content, however often it is sent. */
type SendKey = { key: string; standsFor: string };

const keyForContent = (content: string, before: SendKey | undefined): SendKey =>
  before?.standsFor === content ? before : { key: crypto.randomUUID(), standsFor: content };

const NAME = "sendKey";

/** Survives a reload. Stored with the pictures: it contains the Emirates ID (ruling P1). */
export async function keyFor(content: string): Promise<string> {
  const sendKey = keyForContent(content, parseKey(await readBytes(NAME)));
  await storeBytes(NAME, new TextEncoder().encode(JSON.stringify(sendKey)).buffer);
  return sendKey.key;
}

function parseKey(bytes: ArrayBuffer | undefined): SendKey | undefined {
  try {
    const { key, standsFor } = JSON.parse(new TextDecoder().decode(bytes)) as Partial<SendKey>;
    return key && standsFor !== undefined ? { key, standsFor } : undefined;
  } catch {
    return undefined;
  }
}
