import { readEdition } from "../../../contract/quotes.ts";
import { parseEdition } from "../../../domain/quotes/parse-edition.ts";
import type { Edition } from "../../../domain/quotes/rating-plan.ts";
import { call } from "../../api/client.ts";

const read = new Map<string, Promise<Edition>>();

/** An edition never changes under its digest. Rejects without a network. */
export function fetchEdition(digest: string): Promise<Edition> {
  const known = read.get(digest);
  if (known) return known;
  const asked = ask(digest);
  read.set(digest, asked);
  asked.catch(() => read.delete(digest));
  return asked;
}

async function ask(digest: string): Promise<Edition> {
  const answer = await call(readEdition, { params: { digest } });
  if (answer.code !== 200) throw new Error(`There is no edition ${digest}.`);
  return parseEdition(answer.data.data.tables);
}
