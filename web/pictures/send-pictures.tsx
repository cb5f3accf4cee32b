import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { DocumentSlot } from "../../domain/documents/documents.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { Progress } from "../ui/progress.tsx";
import { PictureField } from "./picture-field.tsx";
import { usePreparedPictures } from "./use-prepared-pictures.ts";
import { useSending } from "./use-sending.ts";

type Props = {
  slots: readonly DocumentSlot[];
  /** Where they are sent: one file field each, named by its slot. */
  url: string;
  onSent: () => void;
};

export function SendPictures({ slots, url, onSent }: Props) {
  const { t } = useTranslation("pictures");
  const { t: problem } = useTranslation("problems");
  const { pictures, add } = usePreparedPictures();
  const { sending, send, retry } = useSending(url, onSent);
  const [hasTried, setHasTried] = useState(false);
  const isSending = sending.state === "sending";
  const percent = isSending ? Math.floor(100 * sending.part) : 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    const ready = slots.flatMap((slot) => {
      const picture = pictures[slot]?.done === undefined ? pictures[slot]?.picture : undefined;
      return picture ? [[slot, picture] as const] : [];
    });
    if (ready.length === slots.length) return void send(new Map(ready));
    const missing = slots.find((slot) => !pictures[slot]?.picture);
    if (missing) document.getElementById(missing)?.focus();
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {slots.map((slot) => (
        <PictureField
          key={slot}
          slot={slot}
          prepared={pictures[slot]}
          isMissing={hasTried && pictures[slot]?.done === undefined}
          onPick={(file) => void add(slot, file)}
        />
      ))}
      {sending.state === "broken" && (
        <Banner
          kind="error"
          live
          title={t("broken.heading")}
          actions={
            <Button size="small" icon="refresh" onClick={retry}>
              {t("broken.retry")}
            </Button>
          }
        >
          {t("broken.text")}
        </Banner>
      )}
      {sending.state === "refused" && (
        <Banner kind="error" live>
          {problem(sending.code)}
        </Banner>
      )}
      {isSending && (
        <div className="rounded-field bg-surface-leaf px-5 py-4">
          <Progress label={t("sending")} value={percent} />
          <p className="mt-2 text-sm">{t("keepOpen")}</p>
          <p role="status" className="sr-only">
            {t("percent", { percent: percent - (percent % 25) })}
          </p>
        </div>
      )}
      <Button type="submit" variant="sun" wide className="min-h-16 text-lg" busy={isSending}>
        {t(slots.length === 1 ? "send.one" : "send.many")}
      </Button>
    </form>
  );
}
