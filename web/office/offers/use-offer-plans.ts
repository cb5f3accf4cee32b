import { readOfferPlans } from "../../../contract/office/offers/routes.ts";
import type { Body } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { useSession } from "../frame/session.tsx";
import { useProblem } from "../kit/use-problem.ts";

type Plans = Body<typeof readOfferPlans>["data"];
export type OfferPlan = Plans["plans"][number];
export type FoundPlans = { found: Plans | undefined; failure: string | undefined };

/** Read each time that the dialog opens: prices change. */
export function useOfferPlans(id: string, isOpen: boolean): FoundPlans {
  const { ask } = useSession();
  const problemOf = useProblem();
  const input = isOpen ? { params: { id } } : undefined;
  const { body, failure } = useRead(ask, readOfferPlans, input);

  return { found: body?.data, failure: problemOf(failure) };
}
