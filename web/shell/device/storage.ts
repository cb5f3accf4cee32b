type StorageName = "localStorage" | "sessionStorage";

// Browsers may forbid storage altogether, or refuse a value for want of room.

export function isStorageAllowed(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

export function readStored(storage: StorageName, key: string): string | undefined {
  try {
    return globalThis[storage].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** False if it could not be stored. */
export function writeStored(storage: StorageName, key: string, text: string): boolean {
  try {
    globalThis[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(storage: StorageName, key: string) {
  try {
    globalThis[storage].removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Everything this site stored on the device and in this tab. */
export function clearStorage() {
  if (!isStorageAllowed()) return;
  localStorage.clear();
  sessionStorage.clear();
}
