import { useEffect, useRef } from "react";

type Props = {
  action: string;
  fields: Readonly<Record<string, string>>;
  /** How long what stands on the page may be read before the form leaves by itself. */
  afterMs?: number;
};

/** A hidden form that posts itself once: the hand-off to the card page. */
export function PostForm({ action, fields, afterMs = 0 }: Props) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => form.current?.submit(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);

  return (
    <form ref={form} method="post" action={action} hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
    </form>
  );
}
