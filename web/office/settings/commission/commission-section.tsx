import { useSearchParams } from "react-router";
import { MonthPage } from "./month-page.tsx";
import { OverviewPage } from "./overview-page.tsx";

/** What we earn: all months, or one month of one insurer that the address names. */
export function CommissionSection() {
  const [search] = useSearchParams();
  const insurer = search.get("insurer");
  const month = search.get("month");

  return insurer && month ? (
    <MonthPage key={`${insurer} ${month}`} {...{ insurer, month }} />
  ) : (
    <OverviewPage />
  );
}
