import { isPersonal } from "../../adapters/database/personal-columns.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Keys } from "../../adapters/keys.ts";
import { digestsIn } from "../audit/request-keys-store.ts";
import { openEmiratesId } from "./emirates-id-column.ts";

/** Whom a request belongs to stands beside it as an id; the others follow from name and phone. */
const needNoDigest = ["userId", "nameTerms", "phoneTail"];

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== "";

/** Which columns were given or changed, with digests of their personal values (ruling O5). */
export const auditDetailIn = async <Row extends { id: string; emiratesIdSealed: string | null }>(
  tx: Transaction,
  keys: Pick<Keys, "sealing">,
  row: Row,
  columns: readonly (keyof Row & string)[],
) => {
  const named = columns.filter((name) => isPersonal(name) && !needNoDigest.includes(name));
  const values = named.map((name): [string, unknown] =>
    name === "emiratesIdSealed" ? ["emiratesId", openEmiratesId(row, keys)] : [name, row[name]],
  );
  const given = Object.fromEntries(values.filter(([, value]) => isGiven(value)));
  return { digests: await digestsIn(tx, keys, row.id, given) };
};
