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

/** What all of the staff are called; there are as many as an office has. */
export const readStaffNames = async (handle: Database | Transaction): Promise<NameStaff> => {
  const rows = await handle
    .select({
      id: staff.id,
      nameEn: staff.nameEn,
      nameAr: staff.nameAr,
      email: staff.email,
      extension: staff.extension,
    })
    .from(staff);
  const names = nameStaff(rows);
  return (id) => names.get(id) ?? unknown(id);
};
