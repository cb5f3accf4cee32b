import type { EditionSale } from "../../../../contract/office/insurance/insurer-shapes.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import type { Database } from "../../../adapters/database/database.ts";
import { readStaffNames } from "../../../records/staff/staff-names-store.ts";
import { isOnSale } from "../../quotes/editions-store.ts";
import { createInsuranceReadingStore } from "./insurance-reading-store.ts";

/** When which edition of a plan is on sale, and which two people put it there; the newest first. */
export const readSales = async (db: Database, plan: string, at: Date): Promise<EditionSale[]> => {
  const store = createInsuranceReadingStore(db);
  const sales = await store.salesOf(plan);
  const [named, people] = await Promise.all([
    readStaffNames(db),
    store.peopleOf(sales.flatMap(({ draft }) => draft ?? [])),
  ]);
  const moment = { at, day: dayInDubai(at) };
  const byTime = sales.toSorted(
    (one, other) =>
      one.onSaleFrom.getTime() - other.onSaleFrom.getTime() || one.number - other.number,
  );
  const current = byTime.findLast((one) => isOnSale(one, moment));
  return sales.map((one) => {
    const next = byTime[byTime.indexOf(one) + 1];
    const by = one.draft === null ? undefined : people.get(one.draft);
    return {
      number: one.number,
      digest: one.edition,
      onSaleFrom: one.onSaleFrom.toISOString(),
      until: next?.onSaleFrom.toISOString() ?? null,
      standing: one === current ? "onSale" : isOnSale(one, moment) ? "past" : "future",
      askedBy: by ? named(by.askedBy) : null,
      approvedBy: by ? named(by.approvedBy) : null,
    };
  });
};
