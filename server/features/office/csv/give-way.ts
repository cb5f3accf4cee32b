import { setTimeout } from "node:timers/promises";

const REST_MS = 2;

/** Between two slices of long work: other calls need several turns of the event loop each. */
export const giveWay = () => setTimeout(REST_MS);
