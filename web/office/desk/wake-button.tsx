import { useTranslation } from "react-i18next";
import { wakeRequest } from "../../../contract/office/desk/request-actions.ts";
import type { DeskRow } from "../../../contract/office/desk/requests.ts";
import { Button } from "../../ui/button.tsx";
import { useSession } from "../frame/session.tsx";
import { useWriting } from "../kit/use-writing.ts";

type Props = { row: DeskRow; onChange: () => void };

/** Ends a snooze in one step, where the list is: their own, nobody's, and any for an admin. */
export function WakeButton({ row: { id, number, assignee }, onChange }: Props) {
  const { t } = useTranslation("office");
  const { ask, member } = useSession();
  const { failure, isBusy, write } = useWriting(onChange);
  const isAgent = member.roles.includes("agent");
  const isAdmin = member.roles.includes("admin");
  const isFree = !assignee || assignee.id === member.id;

  if (!isAdmin && !(isAgent && isFree)) return null;
  const wake = () => void write(() => ask(wakeRequest, { params: { id }, body: {} }), onChange);

  return (
    <span className="relative mt-1 block">
      <Button variant="quiet" size="small" busy={isBusy} onClick={wake}>
        {t("request.actions.wake")}
        <span className="sr-only"> {number}</span>
      </Button>
      {failure && (
        <span role="alert" className="block text-xs text-danger">
          {failure}
        </span>
      )}
    </span>
  );
}
