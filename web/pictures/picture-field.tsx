import { useRef, type ChangeEvent } from "react";
import { useTranslation } from "react-i18next";
import type { DocumentSlot } from "../../domain/documents/documents.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Progress } from "../ui/progress.tsx";
import type { Prepared } from "./use-prepared-pictures.ts";

type Props = {
  slot: DocumentSlot;
  prepared: Prepared | undefined;
  isMissing: boolean;
  onPick: (file: File) => void;
};

/** The camera first, and large: it is used outdoors, on a phone. */
export function PictureField({ slot, prepared, isMissing, onPick }: Props) {
  const { t } = useTranslation("pictures");
  const camera = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const name = t(`names.${slot}`);
  const { url, done, hints = [], isUnreadable = false } = prepared ?? {};
  const isBusy = done !== undefined;
  const error = isUnreadable ? t("unreadable") : isMissing && !url ? t("missing") : undefined;

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = currentTarget.files ?? [];
    if (picked) onPick(picked);
    // Lets the same file be chosen twice in a row.
    currentTarget.value = "";
  };

  return (
    <section
      aria-labelledby={`${slot}-name`}
      className={`rounded-card border-2 p-4 sm:p-5 ${error ? "border-danger bg-danger-soft" : "border-line bg-surface-raised"}`}
    >
      <h2 id={`${slot}-name`} className="text-lg leading-snug tracking-normal">
        {name}
      </h2>
      {url && (
        <img
          src={url}
          alt={t("shown", { name })}
          className={`mt-3 h-56 w-full rounded-field bg-surface-sunken object-contain ${isBusy ? "opacity-50" : ""}`}
        />
      )}
      {isBusy && (
        <Progress
          label={t("preparing", { name })}
          value={Math.round(done * 100)}
          className="mt-3"
        />
      )}
      <div role="status">
        {url && !isBusy && (
          <p className="mt-3 flex items-center gap-2 font-medium text-success-ink">
            <Icon name="check" size={20} />
            {t("ready")}
          </p>
        )}
        {!isBusy &&
          hints.map((hint) => (
            <p key={hint} className="mt-2 flex items-start gap-2 text-warning-ink">
              <Icon name="info" size={20} className="mt-0.5 shrink-0" />
              {t(`hints.${hint}`)}
            </p>
          ))}
      </div>
      {error && (
        <p id={`${slot}-error`} role="alert" className="mt-2 font-medium text-danger-ink">
          {error}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          onChange={take}
        />
        <input
          ref={file}
          id={slot}
          type="file"
          accept="image/*"
          aria-label={t(`fields.${slot}`)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${slot}-error`}
          className="sr-only"
          tabIndex={-1}
          onChange={take}
        />
        {/* A computer's browser has no use for `capture`: the button would open a file list. */}
        <Button
          icon="camera"
          variant={url ? "quiet" : "primary"}
          className="min-h-14 grow text-lg lg:not-pointer-coarse:hidden"
          onClick={() => camera.current?.click()}
        >
          {t(url ? "cameraAgain" : "camera")} <span className="sr-only">{name}</span>
        </Button>
        <Button
          icon="upload"
          variant="quiet"
          className="min-h-14 grow text-lg"
          onClick={() => file.current?.click()}
        >
          {t(url ? "fileAgain" : "file")} <span className="sr-only">{name}</span>
        </Button>
      </div>
    </section>
  );
}
