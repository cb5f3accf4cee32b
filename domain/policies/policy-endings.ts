import type { Cover } from "./cover.ts";
import { nextPolicyState, type PolicyEvent, type PolicyState } from "./policy-state.ts";
import { mayBeRenewedOn } from "./renewal.ts";

/** How staff end a policy (ruling P18). */
export const policyEndings = ["cancelled", "totalLoss", "renewed"] as const satisfies PolicyEvent[];
export type PolicyEnding = (typeof policyEndings)[number];

type Standing = Cover & { state: PolicyState };

const isTimely: Record<PolicyEnding, (cover: Cover, today: string) => boolean> = {
  cancelled: () => true,
  // A car that is not insured yet may be lost, but it is not an insured loss.
  totalLoss: ({ startsOn }, today) => startsOn <= today,
  renewed: ({ endsOn }, today) => mayBeRenewedOn(endsOn, today),
};

/** Those that are possible today. Days of Dubai, YYYY-MM-DD. */
export function endingsOf({ state, ...cover }: Standing, today: string): PolicyEnding[] {
  return policyEndings.filter(
    (ending) => nextPolicyState(state, ending) !== undefined && isTimely[ending](cover, today),
  );
}

/** Its cover ends before its last day. */
export function endsEarly(ending: PolicyEnding): ending is "cancelled" | "totalLoss" {
  return ending !== "renewed";
}

/** Which days may be named as the one on which cover ended: not one to come, nor before it began. */
export function endingDays({ startsOn, endsOn }: Cover, today: string) {
  return {
    first: startsOn < today ? startsOn : today,
    last: endsOn < today ? endsOn : today,
  };
}
