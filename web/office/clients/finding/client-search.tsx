import { type RefObject, useEffect, useRef, useState } from "react";
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
  const [typed, setTyped] = useState(asked);
  const [sent, setSent] = useState(asked);
  const [before, setBefore] = useState(asked);
  const timer = useRef(0);

  useEffect(() => () => clearTimeout(timer.current), []);

  if (asked !== before) {
    setBefore(asked);
    // Another address than the one that was typed: back, or a link.
    if (asked !== sent) {
      setSent(asked);
      setTyped(asked);
    }
  }

  const send = (text: string) => {
    clearTimeout(timer.current);
    const q = text.trim();
    if (q === sent) return;
    setSent(q);
    onAsk(q);
  };

  return (
    <form
      className="relative grid w-full"
      onSubmit={(event) => {
        event.preventDefault();
        send(typed);
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
        value={typed}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        className="control ps-11! text-ellipsis"
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          clearTimeout(timer.current);
          timer.current = window.setTimeout(() => send(value), PAUSE_MS);
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
