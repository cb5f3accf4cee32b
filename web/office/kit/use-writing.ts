import { type Failure, useWrite } from "../../api/use-write.ts";
import { useProblem } from "./use-problem.ts";

type Written<Data> = { code: 200; data: { status: "success"; data: Data } };

/** Reads everything again after a refusal: a colleague may have been faster. What was typed stays. */
export function useWriting(onReload: () => void) {
  const problemOf = useProblem();
  const { failure, isBusy, write } = useWrite();

  return {
    failure: problemOf(failure),
    /** The field that the failure is about, as the call names it. */
    failedField: failure?.data?.field,
    isBusy,
    write: <Data>(
      asking: () => Promise<Written<Data> | Failure>,
      then: (found: Data) => void,
    ): Promise<void> =>
      write(asking, (answer) => {
        if (answer.code === 200) then((answer as Written<Data>).data.data);
        else onReload();
      }),
  };
}
