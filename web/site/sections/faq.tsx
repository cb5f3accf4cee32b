import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

type Question = { question: string; answer: string };

/** Specification part 1, section 9. */
const FIRST = 5;

/** All questions are shown without a script. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation("site");

  return (
    <section className="below-fold wrap pt-section" data-reveal="" id="faq">
      <h2>{t("car.faq.heading")}</h2>
      <show-more class="mt-8 block">
        <div className="rounded-card bg-surface-raised px-6 py-2 shadow-1 sm:px-8">
          {questions.map(({ question, answer }, index) => (
            <details
              key={question}
              name="faq"
              data-more={index >= FIRST ? "" : undefined}
              className="border-t border-line first:border-t-0"
            >
              <summary className="flex min-h-16 items-center gap-4 py-3">
                <h3 className="grow text-base font-strong">{question}</h3>
                <Icon name="down" size={20} className="turns" />
              </summary>
              <p className="max-w-reading pb-5 text-ink-muted">{answer}</p>
            </details>
          ))}
        </div>
        {questions.length > FIRST && (
          <Button variant="quiet" className="mt-6" hidden>
            {t("car.faq.more")}
          </Button>
        )}
      </show-more>
    </section>
  );
}
