import {
  type CalendarChange,
  changeCalendar,
  type Moves,
  type ShownCalendar,
} from "../../../../contract/office/settings/calendar.ts";
import { useWrite } from "../../../api/use-write.ts";
import { useSession } from "../../frame/session.tsx";
import { useProblem } from "../../kit/use-problem.ts";

export type Changed = (calendar: ShownCalendar, moves: Moves) => void;

/** Changes what was seen. After a refusal it is read again: a colleague may have been faster. */
export function useChange({ version }: ShownCalendar, onReload: () => Promise<unknown>) {
  const { ask } = useSession();
  const problemOf = useProblem();
  const { failure, isBusy, write } = useWrite();

  return {
    failure: problemOf(failure),
    isBusy,
    send: (change: CalendarChange, then: Changed) =>
      write(
        () => ask(changeCalendar, { body: { version, change } }),
        (answer) => (answer.code === 200 ? then(answer.data.data, answer.data.moves) : onReload()),
      ),
  };
}
