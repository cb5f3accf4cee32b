import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../../../domain/language.ts";
import { longestFor, type TextPlace } from "../../../../domain/texts/kept-text.ts";
import {
  inBraces,
  placeholderNames,
  placeholders,
  readPlaceholders,
} from "../../../../domain/texts/placeholders.ts";
import { TextArea } from "../../../ui/text-input.tsx";

type Props = {
  language: Language;
  places: readonly TextPlace[];
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

/** A kept text in one language, with the placeholders that it may have. */
export function BodyField({ language, places, value, error, onChange }: Props) {
  const { t } = useTranslation("office");
  const box = useRef<HTMLTextAreaElement>(null);
  const { known } = readPlaceholders(value, language);
  const dir = language === "ar" ? "rtl" : "ltr";

  const insert = (written: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = box.current ?? {};
    onChange(value.slice(0, selectionStart) + written + value.slice(selectionEnd));
    const caret = selectionStart + written.length;
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(caret, caret);
    });
  };

  return (
    <div className="grid gap-2">
      <TextArea
        ref={box}
        label={t(`settings.texts.fields.body.${language}`)}
        hint={t("settings.texts.fields.length", {
          count: value.trim().length,
          most: longestFor(places),
        })}
        name={language === "en" ? "bodyEn" : "bodyAr"}
        lang={language}
        dir={dir}
        rows={6}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <div
        role="group"
        aria-label={t(`settings.texts.placeholders.${language}`)}
        lang={language}
        dir={dir}
        className="flex flex-wrap gap-1.5"
      >
        {placeholders.map((one) => (
          <button
            key={one}
            type="button"
            className={`min-h-9 rounded-full border px-3 text-xs font-medium pointer-coarse:min-h-target ${known.has(one) ? "border-action bg-surface-leaf text-action" : "border-line-strong hover:bg-surface-soft"}`}
            onClick={() => insert(inBraces(one, language))}
          >
            {placeholderNames[one][language]}
          </button>
        ))}
      </div>
    </div>
  );
}
