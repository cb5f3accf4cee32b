import { purchaseKeys } from "../../../domain/purchase/purchase-keys.ts";
import { readStored } from "../../shell/device/storage.ts";

const host = document.querySelector<HTMLElement>("[data-change]")!;
const draft = readStored("localStorage", purchaseKeys.draft);

type Changes = typeof import("./show-changes.ts");

if (host.dataset["cancellation"] && draft)
  import(host.dataset["change"]!)
    .then(({ showChanges }: Changes) => showChanges(host, draft))
    // Without the script the page leads to the quotes.
    .catch(console.warn);
