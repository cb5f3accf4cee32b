import { useState } from "react";
import { useTranslation } from "react-i18next";
import { resendCode } from "../../contract/accounts.ts";
import { call } from "../api/client.ts";
import { useWrite } from "../api/use-write.ts";
import { Button } from "../ui/button.tsx";
import { useCountdown } from "./use-countdown.ts";
import { useProblemText } from "./use-problem-text.ts";

/** Ruling U4: the next code may be asked for after a minute; the page counts down. */
const WAIT_SECONDS = 60;

type Props = { emailOf: () => string; wasJustSent: boolean };

export function ResendCode({ emailOf, wasJustSent }: Props) {
  const { t } = useTranslation("account");
  const problemText = useProblemText();
  const { left, restart } = useCountdown(wasJustSent ? WAIT_SECONDS : 0);
  const { isBusy, write } = useWrite();
  const [message, setMessage] = useState<{ text: string; isError: boolean }>();

  const send = () =>
    write(
      () => call(resendCode, { body: { email: emailOf().trim() } }),
      ({ code, data }) => {
        if (code !== 200)
          return setMessage({
            text: problemText(data, t("activation.unreachable")),
            isError: true,
          });
        restart(data.retryAfterSeconds);
        setMessage({ text: t("activation.resent"), isError: false });
      },
    );

  return (
    <div className="mt-3 text-center">
      <Button
        variant="link"
        busy={isBusy}
        aria-disabled={left > 0}
        className={left > 0 ? "cursor-not-allowed no-underline! text-ink-muted!" : ""}
        onClick={() => left > 0 || void send()}
      >
        {t("activation.resend")}
      </Button>
      <p className="min-h-6 text-sm text-ink-muted">
        {left > 0 && t("activation.wait", { count: left })}
      </p>
      <p
        role="status"
        className={`text-sm ${message?.isError ? "text-danger" : "text-success-ink"}`}
      >
        {message?.text}
      </p>
    </div>
  );
}
