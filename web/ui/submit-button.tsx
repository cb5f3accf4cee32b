import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { useHydrated } from "./use-browser-value.ts";

/**
 * Sends a form that the page's script handles. Until the script is there the browser would post the
 * fields to nowhere, so the button waits, looking as it always does.
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
