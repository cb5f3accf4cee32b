import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TextInUse } from "../../../../contract/office/settings/texts.ts";
import type { DeskRequest } from "../../../../contract/office/desk/requests.ts";
import type { Language } from "../../../../domain/language.ts";
import { longestText, type TextPlace } from "../../../../domain/texts/kept-text.ts";
import { fillPlaceholders, type Gap, gapsIn } from "../../../../domain/texts/placeholders.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-input.tsx";
import { formatList } from "../../../i18n/formats.ts";
import { useSession } from "../../frame/session.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { knownValues, type OwnFacts } from "./known-values.ts";
import { TextPicker } from "./text-picker.tsx";

type Area = Pick<
  ComponentProps<typeof TextArea>,
  "id" | "name" | "label" | "note" | "rows" | "error"
>;

type Props = Area & {
  hint: string;
  place: TextPlace;
  /** The customer's; kept texts begin in the language that they prefer since. */
  customer: { name: string; language: Language };
  request?: DeskRequest;
  facts?: OwnFacts;
  value: string;
  onChange: (text: string) => void;
};

const namesOf = (gaps: readonly Gap[], language: Language) =>
  formatList(
    gaps.map(({ name }) => `\u2068${name}\u2069`),
    language,
  );

/** What a customer will read: kept texts are inserted with `/`, and say what is left to fill. */
export function CustomerText(props: Props) {
  const { place, customer, request, facts, value, onChange, hint, error, ...area } = props;
  const { t } = useTranslation("office");
  const { member } = useSession();
  const { language } = useLanguage();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Where the text goes, and whether a slash opened the list. */
  const spot = useRef({ start: 0, end: 0, isSlash: false });
  const gaps = gapsIn(value);
  const preferred = request?.preferences?.language ?? customer.language;

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

  const insert = async (text: TextInUse, chosen: Language) => {
    const known = { ...facts, request, customer: customer.name, colleague: member.name };
    const filled = fillPlaceholders(text.body[chosen], chosen, await knownValues(known, chosen));
    const { start, end } = spot.current;
    const over = value.length - (end - start) + filled.length - longestText[place];
    if (over > 0) return t("insertText.tooLong", { count: over });
    replace(filled, gapsIn(filled)[0]);
    return undefined;
  };

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart } = event.currentTarget;
    if (event.key !== "/" || /\S$/.test(value.slice(0, selectionStart))) return;
    event.preventDefault();
    open(true);
  };

  /** What was typed after a slash was meant for the text. */
  const leave = (typed: string) => {
    if (spot.current.isSlash) return replace(`/${typed}`);
    setIsOpen(false);
    box.current?.focus();
  };

  const goToGap = () => {
    const from = box.current?.selectionEnd ?? 0;
    const gap = gaps.find(({ start }) => start >= from) ?? gaps[0];
    box.current?.focus();
    if (gap) box.current?.setSelectionRange(gap.start, gap.end);
  };

  return (
    <div className="grid gap-2">
      {/* Before the field: the keyboard has the slash, and Tab goes on to what sends. */}
      <Button
        variant="link"
        size="small"
        icon="doc"
        className="justify-self-end"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setIsOpen(false) : open(false))}
      >
        {t("insertText.open")}
      </Button>
      <TextArea
        ref={box}
        {...area}
        hint={`${hint} ${t("insertText.hint")}`}
        error={error}
        dir="auto"
        maxLength={longestText[place]}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={press}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
        <p role="status" className="text-sm font-medium text-warning-ink empty:hidden">
          {gaps.length > 0 && !error && t("insertText.gaps", { names: namesOf(gaps, language) })}
        </p>
        {gaps.length > 0 && (
          <Button variant="link" size="small" onClick={goToGap}>
            {t("insertText.toGap")}
          </Button>
        )}
      </div>
      {isOpen && <TextPicker place={place} language={preferred} onPick={insert} onLeave={leave} />}
    </div>
  );
}

/** What stands in the way of sending it; undefined where nothing is left to fill. */
export function useGapWords() {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (text: string): string | undefined => {
    const gaps = gapsIn(text);
    if (gaps.length === 0) return undefined;
    return t("insertText.gapsError", { names: namesOf(gaps, language) });
  };
}
