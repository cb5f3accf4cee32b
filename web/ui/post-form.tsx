import { useEffect, useRef } from "react";

type Props = {
  action: string;
  fields: Readonly<Record<string, string>>;
  /** Lets the visitor read the page before the form submits itself. */
  afterMs?: number;
};

/** A hidden form that submits itself once: the way to the card page. */
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
