/** What a customer is asked to pay: a sale, a dearer policy, a change of a policy (ruling P28). */
export const chargeKinds = ["sale", "difference", "change"] as const;
export type ChargeKind = (typeof chargeKinds)[number];

export const chargeStates = ["open", "paid", "waived", "void"] as const;
export type ChargeState = (typeof chargeStates)[number];

/** `waived`: the insurer takes it over; `void`: nobody is asked for it any more. */
export const chargeTransitions: Record<ChargeState, readonly ChargeState[]> = {
  open: ["paid", "waived", "void"],
  paid: [],
  waived: [],
  void: [],
};

export const chargeMayBecome = (from: ChargeState, to: ChargeState): boolean =>
  chargeTransitions[from].includes(to);
