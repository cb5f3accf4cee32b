import { describe, expect, it } from "vitest";
import { type ChatMove, chatLife, chatStates, mayHappen } from "./chat-state.ts";

const moves = Object.keys(chatLife) as ChatMove[];

/** As the desk's reference has it: waiting → open → ended; unanswered → message. */
const life: Record<(typeof chatStates)[number], ChatMove[]> = {
  waiting: ["answered", "leftAsMessage", "ended"],
  open: ["handedOver", "released", "ended"],
  message: ["answered", "ended"],
  ended: [],
};

describe("a chat's life", () => {
  it.each(chatStates)("from %s has the moves of its table, and no other", (state) => {
    expect(moves.filter((move) => mayHappen(move, state)).toSorted()).toEqual(
      life[state].toSorted(),
    );
  });

  it("reaches every state, and its end from each", () => {
    const reached = new Set<string>(["waiting", ...moves.map((move) => chatLife[move].to)]);
    expect([...chatStates].every((state) => reached.has(state))).toBe(true);
    for (const state of chatStates.filter((one) => one !== "ended"))
      expect(mayHappen("ended", state)).toBe(true);
  });
});
