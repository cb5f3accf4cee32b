import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatTime } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Spinner } from "../../ui/spinner.tsx";
import type { Held } from "./use-quotes.ts";

/** An update that is over sooner is not worth a word. */
const SPOKEN_AFTER_MS = 300;

/** Says of which moment the prices below are. It lies over the list, so that nothing jumps. */
export function HeldMark({ held }: { held: Held | undefined }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  // Prices that the page came up with are named at once.
  const [spoken, setSpoken] = useState(held && held.at);
  const at = held?.at;

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(at), at === undefined ? 0 : SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [at]);

  const words = () => {
    if (!held) return "";
    const time = isolated(formatTime(held.at, language), language);
    const moment = held.isEarlier ? "earlier" : "same";
    return t(`quotes.held.${moment}.${held.hasFailed ? "old" : "updating"}`, { time });
  };

  return (
    <div role="status" className="pointer-events-none sticky top-6 z-20 flex h-0 justify-center">
      {held && spoken === at && (
        <p className="flex h-9 -translate-y-1/2 items-center gap-2 rounded-full bg-accent-soft px-4 text-sm font-medium text-accent-ink shadow-2">
          {!held.hasFailed && <Spinner className="size-4" />}
          {words()}
        </p>
      )}
    </div>
  );
}
