import { parseDraft, type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { isExpired } from "../../../domain/purchase/purchase-keys.ts";
import type { Cancellation } from "../../../domain/quotes/refund.ts";
import { parseCarBody, parseCylinderCount } from "../../../domain/vehicle/car.ts";
import type { Language } from "../../i18n/language.ts";
import { type ChangeFigures, changeFigures } from "../../refund/change-figures.ts";
import { cheapestToday, type Offer } from "../../refund/cheapest-today.ts";

/** Texts in the page's language, from the server. */
export type ChangeTexts = Record<
  ChangeFigures["verdict"] | ChangeFigures["onTheDay"] | "failed" | "none",
  string
> & { language: Language };

const knownCar = (stored: string): PurchaseDraft | undefined => {
  try {
    const record = JSON.parse(stored) as { savedAt?: number };
    const draft = parseDraft(record);
    const isKnown =
      draft && parseCarBody(draft.carType) && parseCylinderCount(draft.cylinderType) !== undefined;
    return isKnown && !isExpired(record.savedAt ?? Date.now(), Date.now()) ? draft : undefined;
  } catch {
    return undefined;
  }
};

const part = <Part extends HTMLElement>(host: ParentNode, selector: string) =>
  host.querySelector<Part>(selector)!;

export const showChanges = async (host: HTMLElement, stored: string) => {
  const draft = knownCar(stored);
  if (!draft) return;
  const texts = JSON.parse(host.dataset["texts"]!) as ChangeTexts;
  const cancellation = JSON.parse(host.dataset["cancellation"]!) as Cancellation;
  const shown = part(host, "[data-with]");
  const message = part(shown, "[data-message]");

  const cardOf = (offer: Offer) => {
    const figures = changeFigures(cancellation, offer, texts.language);
    if (!figures) return [];
    const words = {
      ...figures,
      verdict: texts[figures.verdict],
      onTheDay: texts[figures.onTheDay],
    };
    const template = part<HTMLTemplateElement>(shown, `template[data-cover=${offer.type}]`);
    const card = template.content.cloneNode(true) as DocumentFragment;
    for (const slot of card.querySelectorAll<HTMLElement>("[data-slot]"))
      slot.textContent = words[slot.dataset["slot"] as keyof typeof words];
    return [card];
  };

  part(host, "[data-without]").hidden = true;
  shown.hidden = false;
  const offers = await cheapestToday(draft, texts.language);
  const cards = (offers ?? []).flatMap(cardOf);
  message.hidden = cards.length > 0;
  message.textContent = offers ? texts.none : texts.failed;
  part(shown, "[data-cards]").replaceChildren(...cards);
};
