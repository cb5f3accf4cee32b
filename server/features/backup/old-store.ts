import { join } from "node:path";
import * as z from "zod/mini";
import type { StoreState } from "../../adapters/storage/document-store.ts";
import { folderState } from "../../adapters/storage/folder-state.ts";
import { s3Store } from "../../adapters/storage/s3-store.ts";
import { storageOf, storageProblems } from "../../storage-settings.ts";
import { ToolRefused } from "../../tool-socket.ts";
import { type Head, readHead } from "../audit/chain-head.ts";
import { type ErasureRecord, readErasures } from "../../records/files/erasure-records.ts";

/** What the store knew that was used until then. */
export type OldStore = { head: Head | undefined; erasures: ErasureRecord[] };

const INSTALLATION = "installation.json";
const Installation = z.object({ id: z.string() });

type State = Pick<StoreState, "read" | "list">;

/** DATA_DIR, its documents, a copy of either, or a bucket. */
const stateAt = async (place: string): Promise<State> => {
  if (!place.startsWith("s3://")) {
    const within = folderState(join(place, "documents"));
    return (await within.read(INSTALLATION)) === undefined ? folderState(place) : within;
  }
  const settings = storageOf(place);
  if (!settings) throw new ToolRefused(storageProblems(place).join());
  return s3Store(settings).state;
};

/** @throws {ToolRefused} where there is no store, or that of another installation */
export const readOldStore = async (
  place: string,
  installation: string | null,
): Promise<OldStore> => {
  const state = await stateAt(place);
  const text = await state.read(INSTALLATION);
  if (text === undefined)
    throw new ToolRefused(
      "--erasures must name the DATA_DIR or STORAGE_URL used until then, or a copy of it: there is no installation.json in it.",
    );
  const { id } = Installation.parse(JSON.parse(text));
  if (id !== installation)
    throw new ToolRefused(
      `--erasures names the store of installation ${id}, but the backup is of ${installation}.`,
    );
  return { head: await readHead(state), erasures: await readErasures(state) };
};
