import type { RefundState } from "../../../domain/refunds/refund-state.ts";

/** The four parts of a refund's way. */
export const refundWaySteps = ["proposed", "approved", "sent", "confirmed"] as const;
export type WayStep = (typeof refundWaySteps)[number];

/** `off`: it ended before it came here. */
export type StepPart = "done" | "now" | "bad" | "ahead" | "off";

const parts: Record<RefundState, readonly StepPart[]> = {
  proposed: ["now", "ahead", "ahead", "ahead"],
  approved: ["done", "now", "ahead", "ahead"],
  sent: ["done", "done", "now", "ahead"],
  failed: ["done", "done", "bad", "ahead"],
  confirmed: ["done", "done", "done", "done"],
  refused: ["done", "off", "off", "off"],
  withdrawn: ["done", "off", "off", "off"],
  void: ["done", "done", "off", "off"],
};

export const stepParts = (state: RefundState): readonly { step: WayStep; is: StepPart }[] =>
  refundWaySteps.map((step, index) => ({ step, is: parts[state][index] ?? "ahead" }));
