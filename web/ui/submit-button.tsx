import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { useHydrated } from "./use-browser-value.ts";

/**
 * Sends a form by a script. Until that runs the browser would post the form to the page
 * itself, so the button waits.
 */
export function SubmitButton({ className = "", ...button }: ComponentProps<typeof Button>) {
  const ready = useHydrated();

  return (
    <Button
      {...button}
      type="submit"
      disabled={!ready}
      className={`disabled:bg-action disabled:text-action-ink ${className}`}
    />
  );
}
