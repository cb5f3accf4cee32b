/** What changes only when two people agree (ruling O10). */
export const draftKinds = ["edition", "plan", "agreement", "payee"] as const;
export type DraftKind = (typeof draftKinds)[number];

/** `asked` while a second person has it; `agreed` once it counts. */
export const draftStates = ["draft", "asked", "agreed", "discarded"] as const;
export type DraftState = (typeof draftStates)[number];

/** `giveBack`: refused, withdrawn, or changed after it was asked for. */
export const draftEvents = ["ask", "agree", "giveBack", "discard"] as const;
export type DraftEvent = (typeof draftEvents)[number];

export const draftTransitions: Record<DraftState, Partial<Record<DraftEvent, DraftState>>> = {
  draft: { ask: "asked", discard: "discarded" },
  asked: { agree: "agreed", giveBack: "draft" },
  agreed: {},
  discarded: {},
};

export const nextDraftState = (state: DraftState, event: DraftEvent): DraftState | undefined =>
  draftTransitions[state][event];

export const isOpenDraft = (state: DraftState): boolean =>
  Object.keys(draftTransitions[state]).length > 0;
