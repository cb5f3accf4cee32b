import { settleBrand } from "../../../brand.ts";
import type { Parts } from "../../parts.ts";
import { createBrandStore } from "./brand-store.ts";

export type Settle = typeof settleBrand;

/**
 * Keeps what the company says of itself as its admins set it, before anything that was cached is
 * made again. Built pages have a copy of `brand.ts` of their own.
 */
export const followBrand = async ({ db, changes }: Pick<Parts, "db" | "changes">) => {
  const store = createBrandStore(db);
  const settles: Settle[] = [settleBrand];
  const look = async () => {
    const values = await store.readValues();
    for (const settle of settles) settle(values);
  };
  changes.beforeChange(look);
  await look();

  return {
    alsoIn: async (settle: Settle) => {
      settles.push(settle);
      await look();
    },
  };
};
