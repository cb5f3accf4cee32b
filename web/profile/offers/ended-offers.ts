import type { Offer } from "../../../contract/offer.ts";

export const endings = ["declined", "withdrawn", "expired", "superseded", "lapsed"] as const;

export const isEnded = ({ state }: Pick<Offer, "state">) =>
  endings.some((ending) => ending === state);
