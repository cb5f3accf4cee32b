const MAX_EMAIL = 254;

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
const TOP_LEVEL = "[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]";
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP_LEVEL}$`);

/** One plain address: no list, no display name, no line break that could add a header. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && ADDRESS.test(text);
}

export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
