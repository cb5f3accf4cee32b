import type { Sent } from "./post-request.ts";

/** 0 to 1. Browsers tell only the sum; parts leave one after another. */
export function progressOfParts(sizes: readonly number[], { loaded, total }: Sent): number[] {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let left = total > 0 ? (loaded / total) * all : 0;
  return sizes.map((size) => {
    const sentBytes = Math.min(Math.max(left, 0), size);
    left -= size;
    return size > 0 ? sentBytes / size : 1;
  });
}
