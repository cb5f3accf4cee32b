import { purchaseKeys } from "../../../domain/purchase/purchase-keys.ts";
import { readStored } from "../../shell/device/storage.ts";

const host = document.querySelector<HTMLElement>("[data-change]")!;
const draft = readStored("localStorage", purchaseKeys.draft);

type Changes = typeof import("./show-changes.ts");

if (host.dataset["cancellation"] && draft)
  import(host.dataset["change"]!)
    .then(({ showChanges }: Changes) => showChanges(host, draft))
    // The page leads to the quotes without the script.
    .catch(console.warn);
