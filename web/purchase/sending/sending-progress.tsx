import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import { Progress } from "../../ui/progress.tsx";
import { usePictureName } from "../documents/picture-name.ts";
import type { Sent } from "./post-request.ts";
import type { Part } from "../documents/picture-parts.ts";
import { progressOfParts } from "./upload-progress.ts";

type Props = {
  parts: readonly Part[];
  sent: Sent;
  waiting: string;
};

export function SendingProgress({ parts, sent, waiting }: Props) {
  const { t } = useTranslation("purchase");
  const nameOf = usePictureName();
  const shares = progressOfParts(
    parts.map(({ picture }) => picture.size),
    sent,
  );
  const percent = sent.total > 0 ? Math.floor((100 * sent.loaded) / sent.total) : 0;
  // Announced in quarters: a screen reader should not count along.
  const announced = percent - (percent % 25);

  return (
    <section className="rounded-field bg-surface-leaf px-5 py-4">
      <h3 className="text-base font-strong tracking-normal">{t("sending.heading")}</h3>
      <p className="text-sm text-ink-muted">{t("sending.keepOpen")}</p>
      <p role="status" className="sr-only">
        {percent === 100 ? waiting : t("sending.percent", { percent: announced })}
      </p>
      <ul className="mt-3 grid gap-2.5 empty:hidden">
        {parts.map(({ slot }, index) => {
          const share = shares[index] ?? 0;
          return (
            <li key={slot} className="grid gap-1 text-sm">
              <span className="flex items-center justify-between gap-2">
                {nameOf(slot)}
                <span className="size-5 text-success">
                  {share === 1 && <Icon name="check" size={20} />}
                </span>
              </span>
              <Progress label={nameOf(slot)} value={share} max={1} />
            </li>
          );
        })}
      </ul>
      {percent === 100 && <p className="mt-3 text-sm">{waiting}</p>}
    </section>
  );
}
