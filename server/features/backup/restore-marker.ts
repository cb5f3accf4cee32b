import * as z from "zod/mini";
import type { StoreState } from "../../adapters/storage/document-store.ts";
import { WrongConfiguration } from "../../configuration.ts";

const NAME = "restore-unfinished.json";

/** `backup`: digest of the manifest of what is being restored. */
const Marker = z.object({ backup: z.string(), from: z.string() });

export const readMarker = async (state: Pick<StoreState, "read">) => {
  const text = await state.read(NAME);
  return text === undefined ? undefined : Marker.parse(JSON.parse(text));
};

export const writeMarker = (state: Pick<StoreState, "write">, marker: z.infer<typeof Marker>) =>
  state.write(NAME, JSON.stringify(marker));

export const removeMarker = (state: Pick<StoreState, "delete">) => state.delete(NAME);

/** Called before a database is opened, which then is no longer empty. @throws {WrongConfiguration} */
export const refuseUnfinishedRestore = async (state: Pick<StoreState, "read">) => {
  // A store that does not answer is refused by whoever needs it.
  const marker = await readMarker(state).catch(() => undefined);
  if (!marker) return;
  throw new WrongConfiguration([
    `A restore of ${marker.from} was not finished here: run the same npm run restore again`,
  ]);
};
