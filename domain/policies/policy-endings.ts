import { nextPolicyState, type PolicyEvent, type PolicyState } from "./policy-state.ts";
import { mayBeRenewedOn } from "./renewal.ts";

/** How staff end a policy (ruling P18). */
export const policyEndings = ["cancelled", "totalLoss", "renewed"] as const satisfies PolicyEvent[];
export type PolicyEnding = (typeof policyEndings)[number];

type Standing = { state: PolicyState; startsOn: string; endsOn: string };

/** Those that are possible today. Days of Dubai, YYYY-MM-DD. */
export function endingsOf({ state, endsOn }: Standing, today: string): PolicyEnding[] {
  return policyEndings.filter(
    (ending) =>
      nextPolicyState(state, ending) !== undefined &&
      (ending !== "renewed" || mayBeRenewedOn(endsOn, today)),
  );
}

/** Its cover ends before its last day. */
export function endsEarly(ending: PolicyEnding): ending is "cancelled" | "totalLoss" {
  return ending !== "renewed";
}

/** Which days may be named as the one on which cover ended: not one to come, nor before it began. */
export function endingDays({ startsOn, endsOn }: Omit<Standing, "state">, today: string) {
  return {
    first: startsOn < today ? startsOn : today,
    last: endsOn < today ? endsOn : today,
  };
}
