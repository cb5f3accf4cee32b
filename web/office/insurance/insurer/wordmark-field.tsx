import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { InsurerShown } from "../../../../contract/office/insurance/insurer-shapes.ts";
import { Button } from "../../../ui/button.tsx";
import { describedBy, Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { WordmarkInHand } from "./use-wordmark.ts";
import { Wordmark } from "./wordmark.tsx";

type Props = {
  insurer: Pick<InsurerShown, "logo" | "wordmark" | "drawnLogo">;
  inHand: WordmarkInHand;
  /** What saving it was refused with. */
  failure: string | undefined;
};

/** The native control fills the box, so that it takes clicks, keys and dropped files by itself. */
export function WordmarkField({ insurer, inHand, failure }: Props) {
  const { t } = useTranslation("office");
  const id = useId();
  const { chosen, isBusy } = inHand;
  const hint = t("insurance.insurer.wordmark.hint");
  const error = inHand.refusal ?? failure;
  const logo = chosen === undefined ? insurer.logo : (chosen?.logo ?? insurer.drawnLogo);
  const isUploaded = chosen === undefined ? insurer.wordmark !== null : chosen !== null;
  const shown = isUploaded ? "uploaded" : logo === null ? "none" : "drawn";

  return (
    <Field id={id} label={t("insurance.insurer.wordmark.label")} {...{ hint, error }}>
      <div className="grid gap-3 sm:grid-cols-2">
        <div
          className={`relative flex min-h-20 items-center gap-3 rounded-field border border-dashed px-4 py-3 hover:bg-surface-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${error ? "border-danger bg-danger-soft" : "border-line-strong bg-surface-soft"}`}
        >
          {isBusy ? <Spinner className="size-5 shrink-0" /> : <Icon name="upload" size={20} />}
          <span role="status" className="text-sm text-ink-muted">
            {t(`insurance.insurer.wordmark.${isBusy ? "checking" : "drop"}`)}
          </span>
          <input
            type="file"
            accept=".png,.jpg,.jpeg,.svg,image/png,image/jpeg,image/svg+xml"
            {...describedBy(id, { hint, error })}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void inHand.choose(file);
              // The same file can be chosen again after it was put right.
              currentTarget.value = "";
            }}
          />
        </div>
        <figure className="grid min-h-20 content-center gap-1.5 rounded-field border border-line bg-surface px-4 py-3">
          <Wordmark key={logo} logo={logo} className="h-10 w-full" />
          <figcaption className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-muted">
            {t(`insurance.insurer.wordmark.shown.${chosen ? "chosen" : shown}`)}
            {isUploaded && (
              <Button variant="link" size="small" icon="trash" onClick={inHand.remove}>
                {t("insurance.insurer.wordmark.remove")}
              </Button>
            )}
          </figcaption>
        </figure>
      </div>
    </Field>
  );
}
