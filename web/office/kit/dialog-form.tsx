import type { ReactNode } from "react";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";

type Props = { failure: string | undefined; onSubmit: () => void; children: ReactNode };

/** A form in a dialog, below what went wrong when it was sent. */
export function DialogForm({ failure, onSubmit, children }: Props) {
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {failure && (
        <Banner kind="error" live>
          {failure}
        </Banner>
      )}
      {children}
    </form>
  );
}

type EndingProps = { confirm: string; keep: string; isBusy: boolean; onKeep: () => void };

/** The buttons of a form that ends or refuses something. */
export function EndingButtons({ confirm, keep, isBusy, onKeep }: EndingProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="danger" busy={isBusy}>
        {confirm}
      </Button>
      <Button variant="quiet" onClick={onKeep}>
        {keep}
      </Button>
    </div>
  );
}
