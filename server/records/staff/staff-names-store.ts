import type { StaffName } from "../../../contract/office/staff-name.ts";
import { nameStaff } from "../../../domain/accounts/staff-name.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { schema } from "../../adapters/database/schema.ts";

const { staff } = schema;

export type NameStaff = (id: string) => StaffName;

/** Somebody who came after the names were read. */
const unknown = (id: string): StaffName => ({
  id,
  name: { en: "…", ar: "…" },
  extension: null,
});

/** There are as many as an office has. */
const namesIn = async (handle: Database | Transaction) => {
  const rows = await handle
    .select({
      id: staff.id,
      nameEn: staff.nameEn,
      nameAr: staff.nameAr,
      email: staff.email,
      extension: staff.extension,
    })
    .from(staff);
  return nameStaff(rows);
};

/** What all of the staff are called. */
export const readStaffNames = async (handle: Database | Transaction): Promise<NameStaff> => {
  const names = await namesIn(handle);
  return (id) => names.get(id) ?? unknown(id);
};

export const listStaffNames = async (handle: Database | Transaction): Promise<StaffName[]> => [
  ...(await namesIn(handle)).values(),
];
