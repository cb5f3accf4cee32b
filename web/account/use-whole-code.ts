import { type ChangeEvent, useEffect, useRef } from "react";
import { digitsOnly } from "../../domain/digits.ts";

const DIGITS = 6;

/** Time to see the last digit, and to press the button instead. */
const SEND_AFTER_MS = 800;

/** Sends the form when the code is complete; a code that was tried is sent again only by the button. */
export function useWholeCode(isBusy: boolean) {
  const tried = useRef("");
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wait = () => clearTimeout(waiting.current);
  useEffect(() => wait, []);

  return {
    changed: ({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) => {
      wait();
      const code = digitsOnly(value);
      if (isBusy || code.length !== DIGITS || code === tried.current) return;
      waiting.current = setTimeout(() => form?.requestSubmit(), SEND_AFTER_MS);
    },

    /** Notes a code that was sent, by the button or by itself. */
    sent: (code: string) => {
      wait();
      tried.current = code;
    },
  };
}
