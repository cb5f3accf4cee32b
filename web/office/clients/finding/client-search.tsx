import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";

/** Whoever types on is not answered yet. */
const PAUSE_MS = 350;

type Props = {
  field: RefObject<HTMLInputElement | null>;
  /** The words of the address. */
  asked: string;
  onAsk: (q: string) => void;
  /** To the first row. */
  onDown: () => void;
};

/** Asks by itself once nobody types, and at once with Enter. */
export function ClientSearch({ field, asked, onAsk, onDown }: Props) {
  const { t } = useTranslation("office");
  const sent = useRef(asked);
  const timer = useRef(0);

  // Another address than the one that was typed: back, or a link.
  useEffect(() => {
    if (asked === sent.current || !field.current) return;
    sent.current = asked;
    field.current.value = asked;
  }, [asked, field]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const send = () => {
    clearTimeout(timer.current);
    const q = field.current?.value.trim() ?? "";
    if (q === sent.current) return;
    sent.current = q;
    onAsk(q);
  };

  return (
    <form
      className="relative grid w-full"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <Icon
        name="search"
        size={20}
        className="pointer-events-none absolute start-3.5 self-center text-ink-muted"
      />
      <input
        ref={field}
        type="search"
        name="q"
        aria-label={t("clients.finding.search")}
        placeholder={t("clients.finding.hint")}
        defaultValue={asked}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        className="control ps-11! text-ellipsis"
        onChange={() => {
          clearTimeout(timer.current);
          timer.current = window.setTimeout(send, PAUSE_MS);
        }}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onDown();
        }}
      />
    </form>
  );
}
