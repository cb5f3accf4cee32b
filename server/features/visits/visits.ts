import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { Parts } from "../../parts.ts";
import { countedPage } from "./counted-page.ts";
import { createVisitsStore } from "./visits-store.ts";

export const createVisits = ({ db, now }: Pick<Parts, "db" | "now">) => {
  const store = createVisitsStore(db);
  return {
    record: (page: string) => store.count(countedPage(page), dayInDubai(now())),
  };
};

export type Visits = ReturnType<typeof createVisits>;
