import type { CoverValue } from "./cover.ts";

/** What is not stated is not promised. */
export const isCovered = ({ kind }: Pick<CoverValue, "kind">): boolean =>
  kind !== "no" && kind !== "notStated";
