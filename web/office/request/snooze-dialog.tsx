import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { type DeskRequest, snoozeRequest } from "../../../contract/office/requests.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useSession } from "../frame/session.tsx";
import { useProblem } from "../kit/use-problem.ts";
import type { Change } from "./change.ts";
import { momentInDubai, morningIn } from "./snooze-until.ts";

type Props = Omit<Change, "onChange"> & {
  request: DeskRequest;
  open: boolean;
  onClose: () => void;
};

const choices = [
  { name: "tomorrow", days: 1 },
  { name: "threeDays", days: 3 },
  { name: "week", days: 7 },
] as const;

export function SnoozeDialog({ request, open, onClose, onReload, onTurnEnded }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const problemOf = useProblem();
  const [until, setUntil] = useState(() => morningIn(1, new Date()));
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { id, version } = request;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const moment = momentInDubai(until);
    const isAhead = moment !== undefined && new Date(moment) > new Date();
    setProblem(isAhead ? undefined : t("request.snooze.past"));
    if (!isAhead || isBusy) return;
    setIsBusy(true);
    const asked = { params: { id }, body: { version, until: moment } };
    const answer = await ask(snoozeRequest, asked).catch(() => undefined);
    setIsBusy(false);
    if (answer?.code === 200) {
      onClose();
      return onTurnEnded();
    }
    setFailure(problemOf(answer));
    onReload();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t("request.snooze.heading")}
      closeLabel={t("close")}
    >
      <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
        {failure && (
          <Banner kind="error" live>
            {failure}
          </Banner>
        )}
        <p className="text-ink-muted">{t("request.snooze.text")}</p>
        <div className="flex flex-wrap gap-2">
          {choices.map(({ name, days }) => (
            <Button
              key={name}
              variant="quiet"
              size="small"
              onClick={() => setUntil(morningIn(days, new Date()))}
            >
              {t(`request.snooze.${name}`)}
            </Button>
          ))}
        </div>
        <TextInput
          label={t("request.snooze.until")}
          error={problem}
          type="datetime-local"
          name="until"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
        <Button type="submit" className="justify-self-start" busy={isBusy}>
          {t("request.actions.snooze")}
        </Button>
      </form>
    </Dialog>
  );
}
