import { open } from "node:fs/promises";

export const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

export const orWhenMissing = async <Value, Other>(action: Promise<Value>, other: Other) => {
  try {
    return await action;
  } catch (error) {
    if (isMissing(error)) return other;
    throw error;
  }
};

/** A file, or a folder's list of files. */
export const flushPath = async (path: string) => {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Only its owner may read the file, which must not exist yet. */
export const writeDurably = async (path: string, bytes: Uint8Array) => {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};
