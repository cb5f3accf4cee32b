import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import type { DocumentKind } from "../../../domain/documents/documents.ts";
import { factsProvenBy, type ProvenFact } from "../../../domain/documents/proven-facts.ts";
import { useInputWords } from "../../prices/use-input-words.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { useKeys } from "../frame/keys.tsx";
import { purchaseOf } from "./by-kind.ts";
import { type Mark, type Marks, nextMark } from "./marks.ts";
import { useAnswerWords } from "../kit/use-answer-words.tsx";
import type { Identity } from "../kit/rooms.ts";

type Props = {
  request: DeskRequest;
  kind: DocumentKind;
  identity: Identity;
  marks: Marks;
  onMark: (fact: ProvenFact, mark: Mark | undefined) => void;
};

/** What the customer said, beside the document that proves it. */
export function Proof({ request, kind, identity, marks, onMark }: Props) {
  const { t } = useTranslation("office");
  const wordsOf = useInputWords();
  const answerOf = useAnswerWords(request);
  const facts = factsProvenBy(kind, purchaseOf(request));

  const said = (fact: ProvenFact): ReactNode => {
    if (fact === "fullName") return <bdi>{request.name}</bdi>;
    if (fact === "emiratesId") return identity.shown && <ShownNumber identity={identity} />;
    if (fact === "plate") return answerOf("plateSource");
    if (fact !== "modelYear") return answerOf(fact);
    const year = request.inputs.find(({ input }) => input === "year");
    return year && wordsOf(year.input, year.value)?.answer;
  };

  const shown = facts.map((fact) => ({ fact, answer: said(fact) }));
  const given = shown.filter(({ answer }) => Boolean(answer)).map(({ fact }) => fact);

  useKeys(
    Object.fromEntries(
      given
        .slice(0, 9)
        .map((fact, index) => [`Digit${index + 1}`, () => onMark(fact, nextMark(marks[fact]))]),
    ),
  );

  return (
    <section aria-labelledby={`${kind}-proof`} className="min-w-0">
      <h3 id={`${kind}-proof`} className="text-base font-strong tracking-normal">
        {t("documents.proof.heading")}
      </h3>
      <p className="text-xs text-ink-muted">{t("documents.proof.hint")}</p>
      <ul className="mt-2">
        {shown.map(({ fact, answer }) => (
          <Fact
            key={fact}
            fact={fact}
            number={given.indexOf(fact) + 1}
            answer={answer}
            mark={marks[fact]}
            onMark={(mark) => onMark(fact, mark)}
          />
        ))}
      </ul>
    </section>
  );
}

type FactProps = {
  fact: ProvenFact;
  number: number;
  answer: ReactNode;
  mark: Mark | undefined;
  onMark: (mark: Mark | undefined) => void;
};

const looks = {
  matches: "rounded-field border-transparent bg-success-soft",
  differs: "rounded-field border-transparent bg-danger-soft",
  none: "border-line",
};

function Fact({ fact, number, answer, mark, onMark }: FactProps) {
  const { t } = useTranslation("office");
  const name = t(`documents.facts.${fact}`);

  return (
    <li
      className={`flex min-h-12 items-center gap-2.5 border-t px-2 py-1.5 first:border-0 ${looks[mark ?? "none"]}`}
    >
      <kbd
        dir="ltr"
        aria-hidden="true"
        className={`w-6 shrink-0 rounded-sm bg-surface-sunken py-0.5 text-center font-sans text-xs ${number === 0 ? "invisible" : ""}`}
      >
        {number}
      </kbd>
      <span className="min-w-0 grow">
        <span className="block text-xs text-ink-muted">{name}</span>
        <span className="block font-medium wrap-anywhere">
          {answer || <span className="text-ink-muted">{t("documents.proof.notGiven")}</span>}
        </span>
      </span>
      {answer && (
        <span role="group" aria-label={name} className="flex shrink-0 gap-1">
          <MarkButton mark="matches" chosen={mark} name={name} onMark={onMark} />
          <MarkButton mark="differs" chosen={mark} name={name} onMark={onMark} />
        </span>
      )}
    </li>
  );
}

const marked = {
  matches: "aria-pressed:bg-success",
  differs: "aria-pressed:bg-danger",
};

type MarkProps = {
  mark: Mark;
  chosen: Mark | undefined;
  name: string;
  onMark: (mark: Mark | undefined) => void;
};

function MarkButton({ mark, chosen, name, onMark }: MarkProps) {
  const { t } = useTranslation("office");
  const isChosen = mark === chosen;
  const words = `${t(`documents.proof.${mark}`)}: ${name}`;

  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={words}
      title={words}
      className={`grid size-10 place-items-center rounded-full border border-line bg-surface-raised hover:bg-surface-sunken aria-pressed:border-transparent aria-pressed:text-action-ink ${marked[mark]}`}
      onClick={() => onMark(isChosen ? undefined : mark)}
    >
      <Icon name={mark === "matches" ? "check" : "x"} size={20} />
    </button>
  );
}

function ShownNumber({ identity: { shown, mayReveal, failure, reveal } }: { identity: Identity }) {
  const { t } = useTranslation("office");

  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <Ltr>{shown}</Ltr>
      {mayReveal && (
        <Button variant="link" size="small" title={t("request.revealLogged")} onClick={reveal}>
          {t("documents.proof.show")}
        </Button>
      )}
      {failure && <span className="text-sm text-danger">{failure}</span>}
    </span>
  );
}
