import { type ReactNode, type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import type { IconName } from "../../ui/icon-paths.ts";
import { Refused } from "./refused.tsx";

type Props = {
  failure: string | undefined;
  confirm: string;
  icon?: IconName;
  /** The way out of a form that ends or refuses something; the other button is red then. */
  keep?: { label: string; onPress: () => void };
  /** The same for a form that does no harm. */
  back?: { label: string; onPress: () => void };
  isBusy: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** Once what is missing was marked. */
const focusMistake = (form: HTMLFormElement) =>
  requestAnimationFrame(() =>
    form
      .querySelector<HTMLElement>("[aria-invalid], fieldset[aria-describedby$='-error'] input")
      ?.focus(),
  );

const TYPED = "textarea, input:is([type=text], [type=number])";

/** What was typed can be given to whoever has the request now. */
function CopyTyped({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { t } = useTranslation("office");
  const [isCopied, setIsCopied] = useState(false);

  const copy = () => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>(TYPED) ?? [])];
    const typed = fields.map(({ value }) => value.trim()).filter((value) => value !== "");
    void navigator.clipboard.writeText(typed.join("\n")).then(() => setIsCopied(true));
  };

  return (
    <>
      <Button variant="quiet" size="small" icon="copy" onClick={copy}>
        {t("typed.copy")}
      </Button>
      <span role="status">{isCopied && t("typed.copied")}</span>
    </>
  );
}

/** A form in a dialog: the fields, what went wrong when it was sent, the buttons. */
export function DialogForm({
  failure,
  confirm,
  icon,
  keep,
  back,
  isBusy,
  onSubmit,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const wayOut = keep ?? back;

  return (
    <form
      ref={form}
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        focusMistake(event.currentTarget);
      }}
    >
      {children}
      <Refused actions={<CopyTyped form={form} />}>{failure}</Refused>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={keep ? "danger" : "primary"}
          {...(icon && { icon })}
          busy={isBusy}
        >
          {confirm}
        </Button>
        {wayOut && (
          <Button variant="quiet" onClick={wayOut.onPress}>
            {wayOut.label}
          </Button>
        )}
      </div>
    </form>
  );
}
