import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { listTextsInUse, type TextInUse } from "../../../../contract/office/settings/texts.ts";
import type { Language } from "../../../../domain/language.ts";
import { findTexts, type TextPlace } from "../../../../domain/texts/kept-text.ts";
import { useRead } from "../../../api/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { useSession } from "../../frame/session.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { useProblem } from "../../kit/use-problem.ts";

type Props = {
  /** All texts where it is undefined. */
  place: TextPlace | undefined;
  /** The customer's; the other one is offered. */
  language: Language;
  /** Says why it cannot be used, if so. */
  onPick: (text: TextInUse, language: Language) => Promise<string | undefined>;
  /** With what was typed, so that it is not lost. */
  onLeave: (typed: string) => void;
};

const OTHER = { en: "ar", ar: "en" } as const;

/** A combobox over the kept texts: a few letters, arrow keys, Enter. */
export function TextPicker({ place, language, onPick, onLeave }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { language: ownLanguage } = useLanguage();
  const problemOf = useProblem();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { body, failure } = useRead(ask, listTextsInUse, {});
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState(language);
  const [refused, setRefused] = useState<string>();

  const texts = body?.data.filter(({ places }) => place === undefined || places.includes(place));
  const found = findTexts(texts ?? [], typed);
  const active = found[Math.min(at, found.length - 1)];
  const optionId = (text: TextInUse) => `${id}-${text.id}`;

  useEffect(() => field.current?.focus(), []);
  // The list may open below what is in sight of a dialog.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, [texts?.length]);

  const pick = async (text: TextInUse) => setRefused(await onPick(text, chosen));

  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Not the dialog's Escape.
    event.preventDefault();
    event.stopPropagation();
    onLeave(typed);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      const next = (Math.min(at, found.length - 1) + step + found.length) % found.length;
      setAt(next);
      const text = found[next];
      if (text) document.getElementById(optionId(text))?.scrollIntoView({ block: "nearest" });
    }
    leave(event);
    if (event.key !== "Enter") return;
    // Not the form's Enter.
    event.preventDefault();
    event.stopPropagation();
    if (active) void pick(active);
  };

  return (
    <div
      ref={box}
      className="grid gap-2 rounded-field border border-line-strong bg-surface-raised p-2.5 shadow-2"
    >
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t("insertText.find")}
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          aria-describedby={refused ? `${id}-refused` : undefined}
          className="control min-w-0 grow basis-48"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          placeholder={t("insertText.find")}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
            setRefused(undefined);
          }}
          onKeyDown={press}
        />
        <Button
          variant="quiet"
          size="small"
          onClick={() => setChosen(OTHER[chosen])}
          onKeyDown={leave}
        >
          {t(`insertText.other.${OTHER[chosen]}`)}
        </Button>
      </div>
      <p role="status" className="px-1 text-sm text-ink-muted empty:hidden">
        {problemOf(failure) ??
          (texts && found.length === 0
            ? t(texts.length === 0 ? "insertText.nothing" : "insertText.none")
            : "")}
      </p>
      {refused && (
        <p id={`${id}-refused`} role="alert" className="px-1 text-sm font-medium text-danger">
          {refused}
        </p>
      )}
      {found.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={t("insertText.list")}
          className="grid max-h-64 gap-0.5 overflow-y-auto"
        >
          {found.map((text) => (
            <div
              key={text.id}
              id={optionId(text)}
              role="option"
              tabIndex={-1}
              aria-selected={text === active}
              className={`grid min-h-target cursor-pointer content-center gap-x-3 rounded-field px-3 py-1.5 ${text === active ? "bg-surface-leaf" : "hover:bg-surface-soft"}`}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => void pick(text)}
            >
              <span className="flex flex-wrap items-baseline gap-x-3">
                <strong className="text-sm">{text.title[ownLanguage]}</strong>
                <bdi className="text-xs text-ink-muted">/{text.shortcut}</bdi>
              </span>
              <span
                lang={chosen}
                dir={chosen === "ar" ? "rtl" : "ltr"}
                className="truncate text-sm text-ink-muted"
              >
                {text.body[chosen]}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
