import { readOfferPlans } from "../../../contract/office/offers/routes.ts";
import type { Body } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { useSession } from "../frame/session.tsx";
import { useProblem } from "../kit/use-problem.ts";

export type OfferPlan = Body<typeof readOfferPlans>["data"]["plans"][number];

/** Read each time that the dialog opens: prices change. */
export function useOfferPlans(id: string) {
  const { ask } = useSession();
  const problemOf = useProblem();
  const { body, failure } = useRead(ask, readOfferPlans, { params: { id } });

  return { found: body?.data, failure: problemOf(failure) };
}
