import type { PolicyState } from "../policies/policy-state.ts";
import { coverPhase, type CoverPhase } from "../policies/cover-phase.ts";
import type { Cover } from "../policies/cover.ts";
import { type Asking, type NextStep, nextStepOf } from "./next-step.ts";

type Plate = { emirate: string; code: string; number: string };

export type OfCar = Asking & {
  _id: string;
  plateInfo: Plate | null;
  policyState: PolicyState | null;
  cover: Cover | null;
  mayRenew: boolean;
};

export function stepOfRequest(request: OfCar, today: string): NextStep {
  const { policyState, cover, mayRenew } = request;
  const policy = policyState && { state: policyState, cover, mayRenew };
  return nextStepOf(request, policy, today);
}

export type Car<Request extends OfCar> = {
  /** Its plate, or the request of a car that has none yet. */
  key: string;
  newest: Request;
  /** `open`: not insured, with something under way; `none`: neither insured nor under way. */
  standing: "covered" | "begins" | "open" | "ended" | "none";
  /** Whose policy is shown: insured today, from a later day, or the last that ended. */
  insured: (Request & { cover: Cover }) | undefined;
  /** The cover that goes on after it. */
  next: Cover | undefined;
  /** What is under way. */
  open: Request | undefined;
};

const openSteps: readonly NextStep[] = [
  "pay",
  "decidePolicy",
  "seeOffers",
  "addDocument",
  "awaitPayment",
  "awaitPolicy",
  "awaitOffer",
];

const keyOf = ({ plateInfo, _id }: OfCar) =>
  plateInfo ? `${plateInfo.emirate} ${plateInfo.code} ${plateInfo.number}` : _id;

const hasCover = <Request extends OfCar>(one: Request): one is Request & { cover: Cover } =>
  one.cover !== null;

const carOf = <Request extends OfCar>(
  key: string,
  requests: readonly [Request, ...Request[]],
  today: string,
): Car<Request> => {
  const byEnd = requests
    .filter(hasCover)
    .toSorted((one, other) => other.cover.endsOn.localeCompare(one.cover.endsOn));
  const inPhase = (phase: CoverPhase["phase"]) =>
    byEnd.filter(({ cover }) => coverPhase(cover, today).phase === phase);
  const [running, ahead] = [inPhase("running")[0], inPhase("ahead").at(-1)];
  const open = openSteps.flatMap((step) =>
    requests.filter((one) => stepOfRequest(one, today) === step),
  )[0];
  const [last] = inPhase("over");
  const standing = running ? "covered" : ahead ? "begins" : open ? "open" : last ? "ended" : "none";

  return {
    key,
    newest: requests[0],
    standing,
    insured: running ?? ahead ?? (open ? undefined : last),
    next: running && ahead?.cover,
    open,
  };
};

const ranks = ["covered", "begins", "open", "ended", "none"] as const;

/** Earlier ends and beginnings first, the last end first. */
const order = ({ standing, insured }: Car<OfCar>, other: Car<OfCar>): number => {
  const byRank = ranks.indexOf(standing) - ranks.indexOf(other.standing);
  if (byRank !== 0 || !insured || !other.insured) return byRank;
  const [one, two] = [insured.cover, other.insured.cover];
  if (standing === "begins") return one.startsOn.localeCompare(two.startsOn);
  return one.endsOn.localeCompare(two.endsOn) * (standing === "ended" ? -1 : 1);
};

/**
 * The cars of one's requests, insured ones first. A car without a plate is left out once nothing of
 * it is under way or was insured. `requests` newest first; `today` in Dubai, YYYY-MM-DD.
 */
export function carsOf<Request extends OfCar>(
  requests: readonly Request[],
  today: string,
): Car<Request>[] {
  const keys = [...new Set(requests.map(keyOf))];
  const ofKey = (key: string) => requests.filter((one) => keyOf(one) === key);
  return keys
    .map((key) => carOf(key, ofKey(key) as [Request, ...Request[]], today))
    .filter(({ newest, standing }) => newest.plateInfo !== null || standing !== "none")
    .toSorted(order);
}
