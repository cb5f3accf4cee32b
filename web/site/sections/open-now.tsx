import type { PhoneHours } from "../../../contract/hours.ts";
import { NearHours } from "./near-hours.tsx";
import { openHours, OpenWords } from "./open-words.tsx";

/** Empty without a script: only the browser knows the time. */
export function OpenNow({ hours }: { hours: PhoneHours }) {
  if (hours.near.length > 0) return <NearHours hours={hours} />;
  const spans = hours.week[0]?.spans ?? [];
  return (
    <open-now data-hours={openHours(spans)}>
      <OpenWords spans={spans} />
    </open-now>
  );
}
