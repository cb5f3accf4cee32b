import type { Good } from "./client.ts";

/** Whether an answer brings what was asked for. */
export const isGood = <Some extends { code: unknown }>(answer: Some): answer is Good<Some> =>
  answer.code === 200 || answer.code === 201;
