import {
  documentFileProblem,
  type DocumentFileProblem,
  type DocumentSlot,
} from "../../../domain/documents/documents.ts";
import type { PictureHint } from "../../pictures/picture-hints.ts";
import { loadPictures, removePicture, savePicture } from "../draft/pictures.ts";
import { type IsSameScope, rememberScope } from "../draft/purchase-scope.ts";

/** Loaded before the first picture needs it. */
export const loadDownscale = () => import("../../pictures/downscale.ts");

type PictureProblem = DocumentFileProblem | "unreadable";

export type Tile = {
  url?: string;
  hints: readonly PictureHint[];
  /** Share that is done, from 0 to 1. */
  done?: number;
  problem?: PictureProblem;
  /** Size of the refused file. */
  bytes?: number;
};
type Tiles = Partial<Record<DocumentSlot, Tile>>;

export type PictureShelf = ReturnType<typeof createPictureShelf>;

/** Outlives re-renders; React reads it through `subscribe` and `tiles`. */
export function createPictureShelf() {
  let tiles: Tiles = {};
  let isOnDevice = true;
  let hasLeft = false;
  let scopeCheck: IsSameScope | undefined;
  const getScopeCheck = () => (scopeCheck ??= rememberScope());
  const listeners = new Set<() => void>();
  const running = new Map<DocumentSlot, { abort: AbortController; end: Promise<void> }>();

  const tell = () => listeners.forEach((listener) => listener());
  const put = (slot: DocumentSlot, tile: Tile | undefined) => {
    const before = tiles[slot];
    if (before?.url && before.url !== tile?.url) URL.revokeObjectURL(before.url);
    const { [slot]: _, ...others } = tiles;
    tiles = tile ? { ...others, [slot]: tile } : others;
    tell();
  };
  /** The old picture stays visible until its replacement is ready. */
  const savedOf = (slot: DocumentSlot): Tile => {
    const { url, hints = [] } = tiles[slot] ?? {};
    return { hints, ...(url !== undefined && { url }) };
  };

  const prepare = async (slot: DocumentSlot, file: Blob, signal: AbortSignal) => {
    const isSameScope = getScopeCheck();
    const onProgress = (done: number) => {
      if (!signal.aborted) put(slot, { ...savedOf(slot), done });
    };
    try {
      const { downscale } = await loadDownscale();
      const { picture, hints } = await downscale(file, { onProgress, signal });
      if (signal.aborted) return;
      const isStored = await savePicture(slot, picture, isSameScope);
      if (hasLeft) return;
      if (isStored === undefined || !isSameScope()) {
        if (!signal.aborted) cancel(slot);
        return;
      }
      isOnDevice = isStored;
      if (signal.aborted && !tiles[slot]) return void removePicture(slot);
      put(slot, { url: URL.createObjectURL(picture), hints });
    } catch {
      if (!signal.aborted) put(slot, { ...savedOf(slot), problem: "unreadable" });
    }
  };

  const cancel = (slot: DocumentSlot) => {
    running.get(slot)?.abort.abort();
    running.delete(slot);
    const saved = savedOf(slot);
    put(slot, saved.url === undefined ? undefined : saved);
  };

  const clear = () => {
    for (const slot of Object.keys(tiles) as DocumentSlot[]) {
      cancel(slot);
      put(slot, undefined);
    }
    scopeCheck = undefined;
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tiles: () => tiles,
    isOnDevice: () => isOnDevice,
    present: () =>
      (Object.keys(tiles) as DocumentSlot[]).filter((slot) => tiles[slot]?.url !== undefined),

    restore: async () => {
      hasLeft = false;
      const isSameScope = getScopeCheck();
      for (const [slot, picture] of await loadPictures())
        if (!tiles[slot] && !hasLeft && isSameScope())
          put(slot, { url: URL.createObjectURL(picture), hints: [] });
    },

    add: (slot: DocumentSlot, file: File) => {
      cancel(slot);
      const problem = documentFileProblem(file);
      if (problem) return put(slot, { ...savedOf(slot), problem, bytes: file.size });

      const abort = new AbortController();
      put(slot, { ...savedOf(slot), done: 0 });
      const end = prepare(slot, file, abort.signal).finally(() => {
        if (running.get(slot)?.abort === abort) running.delete(slot);
      });
      running.set(slot, { abort, end });
    },

    cancel,

    remove: (slot: DocumentSlot) => {
      cancel(slot);
      put(slot, undefined);
      if (getScopeCheck()()) void removePicture(slot);
    },

    settled: async () => {
      while (running.size > 0) await Promise.all([...running.values()].map(({ end }) => end));
    },

    clear,

    /** A picture still being prepared is saved, so that it is there on return. */
    leave: () => {
      hasLeft = true;
      for (const tile of Object.values(tiles)) if (tile.url) URL.revokeObjectURL(tile.url);
      tiles = {};
    },
  };
}
