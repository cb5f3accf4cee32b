import { useEffect, useState } from "react";
import {
  type CalendarChange,
  checkCalendar,
  type Moves,
} from "../../../../contract/office/settings/calendar.ts";
import { useNewest } from "../../../api/use-newest.ts";
import { useSession } from "../../frame/session.tsx";

/** Until nobody types any more. */
const PAUSE_MS = 350;

/**
 * What a change would move; undefined while that is not known. Asks nothing without a change, or while
 * it is being saved.
 */
export function useMoves(change: CalendarChange | undefined, isSaving: boolean): Moves | undefined {
  const { ask } = useSession();
  const newest = useNewest();
  const question = change && JSON.stringify(change);
  const [known, setKnown] = useState<{ question: string; moves: Moves }>();

  useEffect(() => {
    // What is saved meanwhile would be checked against itself.
    if (isSaving) void newest(async () => undefined);
    if (question === undefined || isSaving) return undefined;
    const timer = setTimeout(() => {
      const body = { change: JSON.parse(question) as CalendarChange };
      void newest((signal) => ask(checkCalendar, { body, signal })).then((answer) => {
        if (answer?.code === 200) setKnown({ question, moves: answer.data.data });
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ask, newest, question, isSaving]);

  return known && known.question === question ? known.moves : undefined;
}
