import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../../contract/office/desk/requests.ts";
import type { Language } from "../../../../domain/language.ts";
import { longestText, type TextPlace } from "../../../../domain/texts/kept-text.ts";
import { type Gap, gapsIn } from "../../../../domain/texts/placeholders.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-input.tsx";
import { formatList } from "../../../i18n/formats.ts";
import { useLanguage } from "../../kit/use-language.ts";
import type { OwnFacts } from "./known-values.ts";
import { TextPicker } from "./text-picker.tsx";
import { useInsertion } from "./use-insertion.ts";

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
  const { language } = useLanguage();
  const known = { ...facts, request, customer: customer.name };
  const insertion = useInsertion({ value, onChange, longest: longestText[place], known });
  const { box, gaps, isOpen, toggle, press, insert, leave, goToGap } = insertion;
  const preferred = request?.preferences?.language ?? customer.language;

  return (
    <div className="grid gap-2">
      {/* Before the field: the keyboard has the slash, and Tab goes on to what sends. */}
      <Button
        variant="link"
        size="small"
        icon="doc"
        className="justify-self-end"
        aria-expanded={isOpen}
        onClick={toggle}
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
