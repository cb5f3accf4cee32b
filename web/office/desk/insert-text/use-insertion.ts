import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TextInUse } from "../../../../contract/office/settings/texts.ts";
import type { Language } from "../../../../domain/language.ts";
import { fillPlaceholders, gapsIn } from "../../../../domain/texts/placeholders.ts";
import { useSession } from "../../frame/session.tsx";
import { type Known, knownValues } from "./known-values.ts";

type Props = {
  value: string;
  onChange: (text: string) => void;
  longest: number;
  known: Omit<Known, "colleague">;
};

/** Puts kept texts into a field where its caret is; a slash opens their list. */
export function useInsertion({ value, onChange, longest, known }: Props) {
  const { t } = useTranslation("office");
  const { member } = useSession();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Where the text goes, and whether a slash opened the list. */
  const spot = useRef({ start: 0, end: 0, isSlash: false });
  const gaps = gapsIn(value);

  const open = (isSlash: boolean) => {
    const { selectionStart: start, selectionEnd: end } = box.current ?? {
      selectionStart: value.length,
      selectionEnd: value.length,
    };
    spot.current = { start, end, isSlash };
    setIsOpen(true);
  };

  const replace = (text: string, select?: { start: number; end: number }) => {
    const { start, end } = spot.current;
    onChange(value.slice(0, start) + text + value.slice(end));
    setIsOpen(false);
    const caret = start + text.length;
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(
        select ? start + select.start : caret,
        select ? start + select.end : caret,
      );
    });
  };

  return {
    box,
    gaps,
    isOpen,
    toggle: () => (isOpen ? setIsOpen(false) : open(false)),

    insert: async (text: TextInUse, chosen: Language) => {
      const values = await knownValues({ ...known, colleague: member.name }, chosen);
      const filled = fillPlaceholders(text.body[chosen], chosen, values);
      const { start, end } = spot.current;
      const over = value.length - (end - start) + filled.length - longest;
      if (over > 0) return t("insertText.tooLong", { count: over });
      replace(filled, gapsIn(filled)[0]);
      return undefined;
    },

    /** @returns whether the key opened the list */
    press: (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
      const { selectionStart } = event.currentTarget;
      if (event.key !== "/" || /\S$/.test(value.slice(0, selectionStart))) return false;
      event.preventDefault();
      open(true);
      return true;
    },

    /** What was typed after a slash was meant for the text. */
    leave: (typed: string) => {
      if (spot.current.isSlash) return replace(`/${typed}`);
      setIsOpen(false);
      box.current?.focus();
    },

    goToGap: () => {
      const from = box.current?.selectionEnd ?? 0;
      const gap = gaps.find(({ start }) => start >= from) ?? gaps[0];
      box.current?.focus();
      if (gap) box.current?.setSelectionRange(gap.start, gap.end);
    },
  };
}
