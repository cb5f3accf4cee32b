import { useTranslation } from "react-i18next";
import { clockTime } from "../../../domain/dubai-time.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { firstFocus } from "../kit/first-focus.ts";

type Props = {
  /** In milliseconds since 1970; `isFinal` where staying does not put it off. */
  end: { endsAt: number; isFinal: boolean } | undefined;
  onStay: () => void;
};

/** Whoever closes it is there, and stays. */
export function EndsSoon({ end, onStay }: Props) {
  const { t } = useTranslation("office");

  const stay = t(end?.isFinal ? "access.endsSoon.understood" : "access.endsSoon.stay");

  return (
    <Dialog
      open={end !== undefined}
      onClose={onStay}
      heading={t(end?.isFinal ? "access.endsSoon.finalHeading" : "access.endsSoon.heading")}
      closeLabel={t("close")}
    >
      <p className="text-ink-muted">
        {t(end?.isFinal ? "access.endsSoon.finalText" : "access.endsSoon.text", {
          time: clockTime(new Date(end?.endsAt ?? 0)),
        })}
      </p>
      <Button ref={firstFocus} className="mt-5" onClick={onStay}>
        {stay}
      </Button>
    </Dialog>
  );
}
