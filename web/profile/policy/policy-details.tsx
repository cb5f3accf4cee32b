import type { Policy } from "../../../contract/policies.ts";
import { MonthsStrip } from "./months-strip.tsx";
import { PolicyFacts } from "./policy-facts.tsx";

/** Only read: it need not be there before the page works. */
export default function PolicyDetails({ policy }: { policy: Policy }) {
  return (
    <>
      <PolicyFacts policy={policy} />
      {policy.state === "active" && <MonthsStrip policy={policy} />}
    </>
  );
}
