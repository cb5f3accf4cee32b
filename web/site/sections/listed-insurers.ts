import type { RouterContextProvider } from "react-router";
import { listInsurers, type Partner } from "../../../contract/insurers.ts";
import { apiContext } from "../../api/context.ts";

/** None when they cannot be read. */
export const listedInsurers = async (
  context: Readonly<RouterContextProvider>,
): Promise<Partner[]> => {
  const answer = await context.get(apiContext)(listInsurers);
  return answer.code === 200 ? answer.data.data : [];
};
