import {
  editingKey,
  pictureDatabase,
  purchaseKeys,
  sentKey,
} from "../../../domain/purchase/purchase-keys.ts";
import { readCookie, writeCookie } from "../../shell/device/cookies.ts";
import { languageKeys } from "../../shell/elements/language-choice.ts";
import { tabKey } from "../../shell/elements/remember-tab.ts";
import { clearStorage, readStored, removeStored } from "../../shell/device/storage.ts";

type Kind = { isStored: () => boolean; forget: () => void | Promise<void> };

const storages = ["localStorage", "sessionStorage"] as const;

const hasKey = (key: string) => storages.some((storage) => readStored(storage, key) !== undefined);

const remove = (key: string) => {
  for (const storage of storages) removeStored(storage, key);
};

/** When another tab has it open, it is erased as soon as that tab closes it. */
const erasePictures = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(pictureDatabase);
    for (const event of ["success", "blocked"]) request.addEventListener(event, () => resolve());
    request.addEventListener("error", () => reject(request.error ?? new Error("not erased")));
  });

const ofPurchase = [...Object.values(purchaseKeys), editingKey, sentKey];

export const onThisDevice = {
  purchase: {
    isStored: () => ofPurchase.some(hasKey),
    forget: () => {
      ofPurchase.forEach(remove);
      return erasePictures();
    },
  },
  language: {
    isStored: () => hasKey(languageKeys.stored) || readCookie(languageKeys.cookie) !== "",
    forget: () => {
      remove(languageKeys.stored);
      writeCookie(languageKeys.cookie, "", 0);
    },
  },
  tab: { isStored: () => hasKey(tabKey), forget: () => remove(tabKey) },
} satisfies Record<string, Kind>;

export type KindOnDevice = keyof typeof onThisDevice;

/** Also keys that no kind lists. The visitor stays logged in. */
export const forgetEverything = async () => {
  for (const { forget } of Object.values(onThisDevice)) await forget();
  clearStorage();
};
