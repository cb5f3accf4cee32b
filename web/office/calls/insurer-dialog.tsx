import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { sendToInsurer } from "../../../contract/office/progress-actions.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useSession } from "../frame/session.tsx";
import type { ActionDialog } from "../kit/change.ts";
import { firstFocus } from "../kit/first-focus.ts";
import { useTurnEnding } from "../kit/use-turn-ending.ts";

/** From then on it is the insurer's turn: the next request opens. */
export function InsurerDialog({ request, open, onClose, onReload, onTurnEnded }: ActionDialog) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, isBusy, send } = useTurnEnding({ onClose, onReload, onTurnEnded });
  const [reference, setReference] = useState("");
  const [problem, setProblem] = useState<string>();
  const { id, version } = request;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = reference.trim() === "";
    setProblem(isMissing ? t("calls.insurer.missing") : undefined);
    if (isMissing) return;
    void send(() => ask(sendToInsurer, { params: { id }, body: { version, reference } }));
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t("calls.insurer.heading")}
      closeLabel={t("close")}
    >
      <form className="grid gap-4" noValidate onSubmit={submit}>
        {failure && (
          <Banner kind="error" live>
            {failure}
          </Banner>
        )}
        <p className="text-ink-muted">{t("calls.insurer.text")}</p>
        <TextInput
          ref={firstFocus}
          label={t("calls.insurer.reference")}
          hint={t("calls.insurer.hint")}
          error={problem}
          name="reference"
          dir="auto"
          autoComplete="off"
          maxLength={100}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
        <Button type="submit" className="justify-self-start" busy={isBusy}>
          {t("calls.save")}
        </Button>
      </form>
    </Dialog>
  );
}
