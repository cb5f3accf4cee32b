import { Skeleton } from "../../ui/skeleton.tsx";
import { comesLater } from "../../shell/comes-later.tsx";
import type { CardName } from "./form-answers.ts";
import { loadDownscale } from "./picture-shelf.ts";

const placeholder = (
  <div aria-hidden="true" className="grid gap-6">
    <Skeleton className="h-44" />
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
  </div>
);

/** Both are closed at first, so neither belongs to the first view. */
export const cards = {
  renew: comesLater(() => import("./renew-fields.tsx"), placeholder),
  buyNew: comesLater(() => import("./new-fields.tsx"), placeholder),
};

/** Resolves when the first card is loaded; the rest follows. */
export async function fetchCards(first: CardName = "renew") {
  await cards[first].fetchAhead();
  void Promise.allSettled([cards.renew.fetchAhead(), cards.buyNew.fetchAhead(), loadDownscale()]);
}
