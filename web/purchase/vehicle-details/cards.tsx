import { Skeleton } from "../../ui/skeleton.tsx";
import { comesLater } from "../later/comes-later.tsx";
import type { CardName } from "./form-answers.ts";
import { loadDownscale } from "./picture-shelf.ts";

const standIn = (
  <div aria-hidden="true" className="grid gap-6">
    <Skeleton className="h-44" />
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
  </div>
);

/** What stands in the cards: both are closed at first, so neither belongs to the first view. */
export const cards = {
  renew: comesLater(() => import("./renew-fields.tsx"), standIn),
  buyNew: comesLater(() => import("./new-fields.tsx"), standIn),
};

/** Fetches what an open card needs; done when the first one is here, the rest follows. */
export async function fetchCards(first: CardName = "renew") {
  await cards[first].fetchAhead();
  void Promise.allSettled([cards.renew.fetchAhead(), cards.buyNew.fetchAhead(), loadDownscale()]);
}
