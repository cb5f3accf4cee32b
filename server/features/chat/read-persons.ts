import { brand } from "../../../brand.ts";
import type { Bilingual } from "../../../domain/language.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { listStaffToName } from "./chat-store.ts";

export type NamePerson = (staffId: string) => Bilingual;

/** Without what tells colleagues apart, which names addresses; the company for somebody without a name. */
export const readPersons = async (handle: Database | Transaction): Promise<NamePerson> => {
  const names = new Map(
    (await listStaffToName(handle)).map(({ id, nameEn, nameAr }) => [
      id,
      { en: nameEn ?? nameAr ?? brand.name.en, ar: nameAr ?? nameEn ?? brand.name.ar },
    ]),
  );
  return (staffId) => names.get(staffId) ?? brand.name;
};
