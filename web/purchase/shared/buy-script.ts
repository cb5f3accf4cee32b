import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import {
  draftOfSharedQuote,
  isSameCar,
  lacksPlate,
  withSharedQuote,
} from "../../../domain/purchase/shared-quote.ts";
import { looksSignedIn } from "../choice/login-first.ts";
import { clearPurchase } from "../draft/clear-purchase.ts";
import { readScope } from "../draft/purchase-scope.ts";
import { saveChoice } from "../draft/stored-choice.ts";
import { loadDraft, saveDraft } from "../draft/stored-draft.ts";
import type { Offer } from "./offer.ts";

const host = document.querySelector<HTMLElement>("[data-offer]")!;
const button = host.querySelector<HTMLElement>("[data-buy]")!;
const dialog = host.querySelector<HTMLDialogElement>("[data-replace]")!;
const { risk, choice, paths } = JSON.parse(host.dataset["offer"]!) as Offer;

const isOfThisCar = (draft: PurchaseDraft) => isSameCar(draft, risk, dayInDubai(new Date()));
const hadPrices = ({ carType, cylinderType }: PurchaseDraft) =>
  carType !== "" && cylinderType !== "";

const pathFor = (before: PurchaseDraft | undefined, draft: PurchaseDraft) => {
  if (lacksPlate(draft)) return paths.vehicle;
  if (!choice || !before || !hadPrices(before)) return paths.quotes;
  return looksSignedIn() ? paths.check : paths.login;
};

const begin = () => {
  const before = loadDraft();
  const draft = before ? withSharedQuote(before, risk) : draftOfSharedQuote(risk);
  saveDraft(draft);
  if (choice) saveChoice(choice);
  location.assign(pathFor(before, draft));
};

/** A tab that edits a request has answers of its own, which end with the edit. */
const isInTheWay = () => {
  const draft = loadDraft();
  return readScope() !== undefined || (draft !== undefined && !isOfThisCar(draft));
};

const clearTheWay = async () => {
  if (readScope() !== undefined) await clearPurchase();
  if (isInTheWay()) await clearPurchase();
};

button.addEventListener("click", (event) => {
  event.preventDefault();
  if (isInTheWay()) dialog.showModal();
  else begin();
});

dialog.addEventListener("close", () => {
  if (dialog.returnValue === "replace") void clearTheWay().then(begin);
  dialog.returnValue = "";
});
