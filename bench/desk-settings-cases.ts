import { addMonths, dayInDubai } from "../domain/calendar-day.ts";
import { monthOf } from "../domain/commission/entry.ts";
import { timeWalks } from "../server/records/requests/moved-times-store.ts";
import type { DeskCase, Viewer } from "./desk-case.ts";
import type { DeskStores } from "./desk-stores.ts";

/** As many as the product moves at once. */
const WALKED = 100;

/** Commission, kept texts, and the times that a change of the calendar walks along. */
export const settingsCases = async (
  { commission }: DeskStores,
  { staffId, now }: Viewer,
): Promise<DeskCase[]> => {
  const since = addMonths(dayInDubai(now), -24).slice(0, 7);
  const months = await commission.since(since);
  const [fullest] = months.toSorted((one, other) => other.amountFils - one.amountFils);
  const { insurer, month } = fullest ?? { insurer: "hazm", month: monthOf(dayInDubai(now)) };
  return [
    { name: "commission: months", run: (all) => all.commission.since(since) },
    { name: "commission: open by month", run: (all) => all.commission.openSince(since) },
    { name: "commission: mine", run: (all) => all.commission.openOf(staffId) },
    { name: "commission: a month", run: (all) => all.commission.ofMonth(insurer, month) },
    {
      name: "commission: differences of a month",
      run: (all) => all.commission.differencesOf(insurer, month),
    },
    { name: "kept texts", run: (all) => all.keptTexts() },
    ...timeWalks.map((walk): DeskCase => ({
      name: `times ${walk}`,
      run: (all) => all.timed(walk, now, WALKED),
    })),
    { name: "times of refunds", run: (all) => all.promisedRefunds(now, WALKED) },
  ];
};
