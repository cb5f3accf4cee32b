import { withTexts } from "../../i18n/with-texts.ts";

/** Texts about a sent request that is being changed; most purchases need none of them. */
export const withEditingTexts = withTexts("purchase", {
  en: async () => ({ default: { editing: (await import("./en.ts")).default } }),
  ar: async () => ({ default: { editing: (await import("./ar.ts")).default } }),
});
