import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";

const SHOWN_MS = 6_000;

type Said = {
  text: string;
  /** Where Open leads. */
  to?: string | undefined;
};

const SayContext = createContext<(said: Said) => void>(() => undefined);
const PlaceContext = createContext<HTMLElement | null>(null);

/** Confirms in one line, over whatever page comes next, what was sent or saved. */
export const useSay = () => useContext(SayContext);

/** The one place over every page where lines are said: they move nothing. */
export function SaidProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<Said>();
  const [place, setPlace] = useState<HTMLElement | null>(null);

  return (
    <SayContext value={setSaid}>
      <PlaceContext value={place}>
        {children}
        <div className="pointer-events-none fixed inset-x-4 bottom-4 z-30 flex flex-col items-center gap-2 print:hidden">
          <div ref={setPlace} className="contents" />
          <div role="status" className="contents">
            {said && <Line key={said.text} said={said} onEnd={() => setSaid(undefined)} />}
          </div>
        </div>
      </PlaceContext>
    </SayContext>
  );
}

const look =
  "on-canopy pointer-events-auto flex min-h-12 max-w-full items-center gap-x-4 rounded-field bg-canopy px-5 py-1.5 text-sm font-medium text-canopy-ink shadow-3";
const action =
  "inline-flex min-h-target items-center font-strong underline underline-offset-4 hover:no-underline";

function Line({ said, onEnd }: { said: Said; onEnd: () => void }) {
  const { t } = useTranslation("office");
  const [isHeld, setIsHeld] = useState(false);
  const hold = () => setIsHeld(true);
  const letGo = () => setIsHeld(false);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onEnd, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onEnd, said]);

  return (
    <div
      className={look}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <Icon name="check" size={20} className="shrink-0" />
      <span className="min-w-0">{said.text}</span>
      {said.to !== undefined && (
        <Link to={said.to} className={action} onClick={onEnd}>
          {t("said.open")}
        </Link>
      )}
    </div>
  );
}

type FloatingProps = {
  text: string;
  detail: string;
  label: string;
  keys: string;
  onPress: () => void;
};

/** Stays until its button is pressed, or its page takes it away. */
export function Floating({ text, detail, label, keys, onPress }: FloatingProps) {
  const place = useContext(PlaceContext);
  if (!place) return null;
  return createPortal(
    <div role="status" className={look}>
      <Icon name="info" size={20} className="shrink-0" />
      <span className="min-w-0">
        <span className="block font-strong">{text}</span>
        <span className="block text-xs">{detail}</span>
      </span>
      <button
        type="button"
        aria-keyshortcuts={keys}
        className={`shrink-0 ${action}`}
        onClick={onPress}
      >
        {label}
      </button>
    </div>,
    place,
  );
}
