import { readCookie } from "../../shell/device/cookies.ts";
import { isStorageAllowed } from "../../shell/device/storage.ts";
import { chooseCounting, isCounted } from "../../shell/device/visit-choice.ts";
import { forgetEverything, type KindOnDevice, onThisDevice } from "./on-this-device.ts";

const page = document.querySelector<HTMLElement>("[data-choices]")!;
const cards = [...page.querySelectorAll<HTMLElement>("[data-kind]")];
const visits = page.querySelector<HTMLInputElement>("input[name=visits]")!;
const part = <Part extends HTMLElement>(host: HTMLElement, name: string) =>
  host.querySelector<Part>(`[data-${name}]`)!;

const kindOf = (card: HTMLElement) => onThisDevice[card.dataset["kind"] as KindOnDevice];

const show = () => {
  for (const card of cards) {
    const isStored = kindOf(card).isStored();
    part(card, "stored").hidden = !isStored;
    part(card, "empty").hidden = isStored;
    part(card, "forget").hidden = !isStored;
  }
  visits.checked = isCounted();
};

/** When the focused button disappears, the focus moves to the message. */
const announce = (host: HTMLElement, words: string | undefined) => {
  const message = part(host, "message");
  message.textContent = words ?? "";
  if (!host.contains(document.activeElement)) message.focus();
};

const forgetIn = (host: HTMLElement, forget: () => void | Promise<void>) =>
  part(host, "forget").addEventListener("click", async () => {
    try {
      await forget();
      show();
      announce(host, host.dataset["done"]);
    } catch {
      announce(host, page.dataset["failed"]);
    }
  });

const showAccount = () => {
  const name = readCookie("username");
  part(page, "in").hidden = name === "";
  part(page, "out").hidden = name !== "";
  part(page, "person").textContent = name;
};

/** A browser that forbids storage holds nothing, and the page already says so. */
if (isStorageAllowed()) {
  for (const card of cards) forgetIn(card, kindOf(card).forget);
  const everything = part(page, "everything");
  forgetIn(everything, forgetEverything);
  part(everything, "forget").hidden = false;

  const counting = part(page, "visits");
  visits.addEventListener("change", () => {
    chooseCounting(visits.checked);
    announce(counting, counting.dataset[visits.checked ? "counted" : "uncounted"]);
  });

  show();
  visits.disabled = false;
  // Another tab may log in or out, or fill in the form.
  addEventListener("storage", show);
}
addEventListener("authChange", showAccount);
addEventListener("pageshow", showAccount);
showAccount();
