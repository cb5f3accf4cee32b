import type { Package } from "../../../contract/quotes.ts";
import type { Fils } from "../../../domain/money.ts";

/** Stated on the page about ranking; none looks at commission. */
export type Rule = "cheapest" | "cheapestWithChoices" | "leastInCrash";

export type Reason =
  | { kind: "lowest" | "lacksChoices" | "hasChoices" }
  /** In the crash all of these plans leave the same fils to the person. */
  | { kind: "sameShare"; fils: number }
  /** What the person pays in the crash, and the least with another of these plans; fils. */
  | { kind: "ownShare"; fils: number; othersFils: number };

export type Answer = { quote: Package; rules: Rule[]; reasons: Reason[] };

const hasAllChoices = ({ unavailable }: Package) => unavailable.length === 0;

/**
 * One answer to "which?": the cheapest, the cheapest with all that was chosen, and the one with
 * the smallest own share in a crash, ties by price. A plan stands here once, with all its reasons
 * (ruling P30).
 * @param quotes cheapest first
 * @param ownShareOf what the person pays in an accident of their own fault; undefined without own damage
 */
export function whichQuotes(
  quotes: readonly Package[],
  hasChosen: boolean,
  ownShareOf: ((quote: Package) => Fils) | undefined,
): Answer[] {
  const cheapest = quotes[0];
  if (!cheapest || quotes.length === 1) return [];
  const fitting = quotes.find(hasAllChoices);
  const isOne = fitting === cheapest;

  const answers: Answer[] = [
    {
      quote: cheapest,
      rules: [hasChosen && isOne ? "cheapestWithChoices" : "cheapest"],
      reasons: isOne
        ? [{ kind: "lowest" }, ...(hasChosen ? [{ kind: "hasChoices" } as const] : [])]
        : [{ kind: "lacksChoices" }],
    },
  ];
  if (fitting && !isOne)
    answers.push({
      quote: fitting,
      rules: ["cheapestWithChoices"],
      reasons: [{ kind: "hasChoices" }],
    });

  if (!ownShareOf) return answers;
  const shares = quotes.map(ownShareOf);
  const least = Math.min(...shares);
  const others = shares.filter((share) => share > least);
  const safest = quotes[shares.indexOf(least)] ?? cheapest;
  const reason: Reason =
    others.length === 0
      ? { kind: "sameShare", fils: least }
      : { kind: "ownShare", fils: least, othersFils: Math.min(...others) };
  const known = answers.find(({ quote }) => quote === safest);
  if (known) {
    known.rules.push("leastInCrash");
    known.reasons.push(reason);
  } else answers.push({ quote: safest, rules: ["leastInCrash"], reasons: [reason] });
  return answers;
}
