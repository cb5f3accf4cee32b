import { useTranslation } from "react-i18next";
import { MINUTE_MS } from "../../../domain/durations.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { useSeconds } from "./use-seconds.ts";
import { shareOfLimit, shownWait } from "./waited.ts";

/** It fills until a message is taken instead. */
export function WaitingRing({ since }: { since: string }) {
  const { t } = useTranslation("office");
  const waited = useSeconds() - Date.parse(since);
  const minutes = Math.floor(waited / MINUTE_MS);

  return (
    <span className="relative grid size-9.5 shrink-0 place-items-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 36 36"
        className="absolute inset-0 -rotate-90 rtl:-scale-y-100"
        fill="none"
        strokeWidth="4.5"
      >
        <circle cx="18" cy="18" r="15.5" className="stroke-surface-sunken" />
        <circle
          cx="18"
          cy="18"
          r="15.5"
          pathLength="100"
          strokeDasharray={`${shareOfLimit(waited)} 100`}
          strokeLinecap="round"
          className={waited > 0 ? "stroke-accent" : "stroke-transparent"}
        />
      </svg>
      <span aria-hidden="true" className="relative text-[0.6875rem] leading-none font-strong">
        <Ltr>{shownWait(waited)}</Ltr>
      </span>
      <span className="sr-only">
        {minutes < 1 ? t("chats.waitedLess") : t("chats.waited", { count: minutes })}
      </span>
    </span>
  );
}
