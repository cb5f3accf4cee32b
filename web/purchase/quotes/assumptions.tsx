import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { useInputWords } from "../../prices/use-input-words.tsx";
import { Button } from "../../ui/button.tsx";
import { askedInputNamed, assumptionsOf, fieldId } from "./sharpening.ts";

/** Ruling P23: nothing is rated silently. */
export function Assumptions({ quotes }: { quotes: readonly Package[] }) {
  const { t } = useTranslation("prices");
  const wordsOf = useInputWords();
  const assumed = assumptionsOf(quotes);
  if (assumed.length === 0) return null;

  return (
    <section className="border-t border-line pt-5">
      <h3 className="text-label font-strong tracking-normal">{t("assumed.heading")}</h3>
      <ul className="mt-1 text-sm">
        {assumed.map(({ input, value }) => {
          const field = askedInputNamed(input);
          const words = wordsOf(input, value);
          return (
            field &&
            words && (
              <li
                key={input}
                className="flex items-center justify-between gap-x-3 border-b border-line last:border-0"
              >
                <span className="py-2">
                  <span className="text-ink-muted">{words.question}:</span>{" "}
                  <span className="font-medium">{words.answer}</span>
                </span>
                <Button
                  variant="link"
                  size="small"
                  className="shrink-0"
                  onClick={() => document.getElementById(fieldId(field))?.focus()}
                >
                  {t("sharpen.change")}
                  <span className="sr-only"> {words.question}</span>
                </Button>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
