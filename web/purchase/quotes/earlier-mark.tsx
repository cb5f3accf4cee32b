import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { clockTime } from "../../../domain/dubai-time.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Spinner } from "../../ui/spinner.tsx";

/** An update that is over sooner is not worth a word. */
const SPOKEN_AFTER_MS = 300;

/** Says of when the prices are, above the bar at the window's end: nothing jumps. */
export default function EarlierMark({ at }: { at: number }) {
  const { t } = useTranslation("purchase/compare");
  const { language } = useSite();
  const [isSpoken, setSpoken] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(true), SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--footer-height,4rem)+.75rem)] z-20 flex justify-center"
    >
      {isSpoken && (
        <p className="flex min-h-9 items-center gap-2 rounded-full bg-accent-soft px-4 py-1 text-sm font-medium text-accent-ink shadow-2">
          <Spinner className="size-4" />
          {t("earlier", { time: isolated(clockTime(new Date(at)), language) })}
        </p>
      )}
    </div>
  );
}
