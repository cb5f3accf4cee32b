import type { ReactNode } from "react";
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
  const wayOut = keep ?? back;

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        focusMistake(event.currentTarget);
      }}
    >
      {children}
      <Refused>{failure}</Refused>
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
