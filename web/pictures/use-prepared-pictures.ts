import { useEffect, useRef, useState } from "react";
import type { DocumentSlot } from "../../domain/documents/documents.ts";
import { downscale } from "./downscale.ts";
import type { PictureHint } from "./picture-hints.ts";

export type Prepared = {
  picture?: Blob;
  /** Address that shows it. */
  url?: string;
  hints: readonly PictureHint[];
  /** Share that is done, from 0 to 1, while it is prepared. */
  done?: number;
  isUnreadable?: boolean;
};

type All = Partial<Record<DocumentSlot, Prepared>>;

/** Pictures of this page only: they are gone with it. An older one stays until the next is ready. */
export function usePreparedPictures() {
  const [pictures, setPictures] = useState<All>({});
  const running = useRef(new Map<DocumentSlot, AbortController>());
  const urls = useRef(new Set<string>());

  useEffect(() => {
    const [works, shown] = [running.current, urls.current];
    return () => {
      for (const work of works.values()) work.abort();
      for (const url of shown) URL.revokeObjectURL(url);
    };
  }, []);

  const change = (slot: DocumentSlot, to: (before: Prepared) => Prepared) =>
    setPictures((all) => ({ ...all, [slot]: to(all[slot] ?? { hints: [] }) }));

  const settled = ({ picture, url, hints }: Prepared): Prepared => ({
    hints,
    ...(picture && { picture }),
    ...(url !== undefined && { url }),
  });

  const add = async (slot: DocumentSlot, file: File) => {
    running.current.get(slot)?.abort();
    const work = new AbortController();
    running.current.set(slot, work);
    const { signal } = work;
    const onProgress = (done: number) =>
      signal.aborted || change(slot, (before) => ({ ...settled(before), done }));
    onProgress(0);
    try {
      const { picture, hints } = await downscale(file, { onProgress, signal });
      if (signal.aborted) return;
      const url = URL.createObjectURL(picture);
      urls.current.add(url);
      change(slot, () => ({ picture, url, hints }));
    } catch {
      if (!signal.aborted) change(slot, (before) => ({ ...settled(before), isUnreadable: true }));
    }
  };

  return { pictures, add };
}
