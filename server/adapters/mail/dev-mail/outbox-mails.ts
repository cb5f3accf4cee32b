import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { addresseePrefix, type StoredMail } from "../delivery/deliveries.ts";

const MAX_LISTED = 100;

const isMissing = (error: unknown) =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "ENOENT" || error.code === "ENAMETOOLONG");

export const outboxMails = (folder: string) => {
  const names = async () => {
    try {
      return (await readdir(folder)).filter((name) => /^[\w-]+\.json$/.test(name));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  };

  const read = async (id: string): Promise<StoredMail | undefined> => {
    try {
      return JSON.parse(await readFile(join(folder, `${id}.json`), "utf8")) as StoredMail;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  return {
    find: async (id: string) => (/^[\w-]+$/.test(id) ? read(id) : undefined),

    list: async (to?: string) => {
      const prefix = to === undefined ? "" : addresseePrefix(to);
      const matching = (await names()).filter((name) => name.startsWith(prefix));
      const dated = await Promise.all(
        matching.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
      );
      const newest = dated.toSorted((one, other) => other.at - one.at).slice(0, MAX_LISTED);
      const mails = await Promise.all(
        newest.map(async ({ name }) => {
          const id = name.replace(/\.json$/, "");
          const mail = await read(id);
          return mail && { id, ...mail };
        }),
      );
      return mails.filter((mail) => mail !== undefined);
    },
  };
};
