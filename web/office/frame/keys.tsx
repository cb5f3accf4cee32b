import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { readStored, writeStored } from "../../shell/device/storage.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useLatest } from "../../ui/use-latest.ts";
import { isForPage } from "./is-for-page.ts";
import { KeysHelp } from "./keys-help.tsx";

const KEY = "officeKeys";

const KeysContext = createContext({ areOn: true, showHelp: () => {} });

export const useKeysHelp = () => useContext(KeysContext).showHelp;

/** Acts by `event.code`: the same keys in every keyboard layout. */
type Keys = Readonly<Partial<Record<string, (() => void) | undefined>>>;

/** The sign + is typed with Shift in many layouts. */
const isShifted = ({ shiftKey, code }: KeyboardEvent) => shiftKey && code !== "Equal";

/**
 * A key presses the button that announces it: the focus is there, and comes back there from the
 * dialog that opens. Somebody's own place stays.
 */
const goToButton = (code: string) => {
  const at = document.activeElement;
  if (at && at !== document.body && at.tagName !== "MAIN") return;
  const key = code.replace("Key", "").toLowerCase();
  document
    .querySelector<HTMLElement>(`main [aria-keyshortcuts="${CSS.escape(key)}" i]`)
    ?.focus({ preventScroll: true });
};

/** While they are switched on, and nobody is typing. */
export function useKeys(keys: Keys) {
  const { areOn } = useContext(KeysContext);
  const latest = useLatest(keys);

  useEffect(() => {
    if (!areOn) return undefined;
    const press = (event: KeyboardEvent) => {
      const act = latest.current[event.code];
      if (!act || isShifted(event) || !isForPage(event)) return;
      event.preventDefault();
      goToButton(event.code);
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [areOn, latest]);
}

/** The help opens even when the keys are off, so that they can be switched on again. */
export function KeysProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation("office");
  const [areOn, setAreOn] = useState(() => readStored("localStorage", KEY) !== "off");
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== "Slash" || !event.shiftKey || !isForPage(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);

  const switchKeys = () => {
    writeStored("localStorage", KEY, areOn ? "off" : "on");
    setAreOn(!areOn);
  };

  const shared = useMemo(() => ({ areOn, showHelp: () => setIsOpen(true) }), [areOn]);

  return (
    <KeysContext value={shared}>
      {children}
      <Dialog
        wide
        open={isOpen}
        onClose={() => setIsOpen(false)}
        heading={t("keys.heading")}
        closeLabel={t("close")}
      >
        <KeysHelp />
        <Checkbox className="mt-4 border-t border-line pt-3" checked={areOn} onChange={switchKeys}>
          {t("keys.on")}
        </Checkbox>
      </Dialog>
    </KeysContext>
  );
}
