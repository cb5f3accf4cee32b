import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import { readOfferPlans } from "../../../contract/office/offers.ts";
import { useSession } from "../frame/session.tsx";
import { useProblem } from "../kit/use-problem.ts";

type Plans = z.infer<(typeof readOfferPlans)["schema"]["response"][200]>["data"];
export type OfferPlan = Plans["plans"][number];

/** Read each time that the dialog opens: prices change. */
export function useOfferPlans(id: string) {
  const { ask } = useSession();
  const problemOf = useProblem();
  const [found, setFound] = useState<Plans>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let isWanted = true;
    void ask(readOfferPlans, { params: { id } })
      .catch(() => undefined)
      .then((answer) => {
        if (!isWanted) return;
        if (answer?.code === 200) setFound(answer.data.data);
        else setFailure(problemOf(answer));
      });
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- texts do not change while the page is open
  }, [ask, id]);

  return { found, failure };
}
