import { keep, recall } from "../draft/kept-on-device.ts";

/** Ruling P6: one request for one content, however often it is sent. */
type SendKey = { key: string; standsFor: string };

/** The same key again as long as nothing has changed; another content takes another. */
const keyStandingFor = (content: string, before: SendKey | undefined): SendKey =>
  before?.standsFor === content ? before : { key: crypto.randomUUID(), standsFor: content };

const NAME = "sendKey";

/**
 * The key for a content, after a reload too. It lies with the pictures, because the content holds the
 * Emirates ID, which must not lie in localStorage (ruling P1).
 */
export async function keyFor(content: string): Promise<string> {
  const sendKey = keyStandingFor(content, parseKey(await recall(NAME)));
  await keep(NAME, new TextEncoder().encode(JSON.stringify(sendKey)).buffer);
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
