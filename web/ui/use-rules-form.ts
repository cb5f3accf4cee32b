import { useRef, useState, type FormEvent } from "react";
import { controlValues } from "./control-values.ts";
import type { FieldProblem } from "./error-summary.tsx";

type Problems<Values> = Partial<Record<keyof Values, string>>;

type Options<Values> = {
  /** Fields in the order of the form. */
  fields: readonly (keyof Values & string)[];
  problemsOf: (values: Values) => Problems<Values>;
  /** Rendered into the HTML. */
  initial?: Partial<Values>;
};

/**
 * Checks a field when it is left and all of them on submit. A problem leaves the summary when its
 * field is mended, and comes back only with the next submit.
 */
export function useRulesForm<Values extends Record<string, string>>(options: Options<Values>) {
  type Name = keyof Values & string;
  const { fields, problemsOf, initial } = options;
  const [controls] = useState(controlValues);
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [failure, setFailure] = useState<string>();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const isSending = useRef(false);
  const [summary, setSummary] = useState<{ problems: FieldProblem[]; attempt: number }>({
    problems: [],
    attempt: 0,
  });

  const typed = () =>
    Object.fromEntries(fields.map((name) => [name, controls.read(name)])) as Values;

  const mark = (name: Name, message: string | undefined) =>
    setErrors((now) => (now[name] === message ? now : { ...now, [name]: message }));

  const summarise = (problems: Problems<Values>) =>
    setSummary(({ attempt }) => ({
      attempt: attempt + 1,
      problems: fields.flatMap((field) => {
        const message = problems[field];
        return message === undefined ? [] : [{ field, message }];
      }),
    }));

  const clear = () => {
    setErrors({});
    setSummary(({ attempt }) => ({ problems: [], attempt }));
    setFailure(undefined);
  };

  const mend = (name: Name) => {
    mark(name, undefined);
    if (problemsOf(typed())[name] !== undefined) return;
    setSummary((shown) => {
      const problems = shown.problems.filter(({ field }) => field !== name);
      return problems.length === shown.problems.length ? shown : { ...shown, problems };
    });
  };

  /** Sends one thing at a time. */
  const trySending = async (send: (values: Values) => Promise<void>) => {
    if (isSending.current) return;
    const values = typed();
    const problems = problemsOf(values);
    if (Object.keys(problems).length > 0) {
      setErrors(problems);
      return summarise(problems);
    }
    clear();
    isSending.current = true;
    setIsSubmitting(true);
    try {
      await send(values);
    } finally {
      isSending.current = false;
      setIsSubmitting(false);
    }
  };

  return {
    summary,
    failure,
    hasErrors: summary.problems.length > 0 || failure !== undefined,
    isSubmitting,

    /** Spread on a control. */
    field: (name: Name) => ({
      name,
      ref: controls.refOf(name),
      onChange: () => mend(name),
      onBlur: ({ target }: { target: { value: string } }) => {
        // Leaving an empty field is no error yet. An error that appears while a button is pressed would
        // move the button from under the pointer.
        if (target.value === "" || document.querySelector(":is(button, a):active")) return;
        mark(name, problemsOf(typed())[name]);
      },
      defaultValue: initial?.[name],
      error: errors[name],
    }),

    submit: (send: (values: Values) => Promise<void>) => (event: FormEvent) => {
      event.preventDefault();
      void trySending(send);
    },

    /** Shows problems that the server found. */
    refuse: (problems: Problems<Values>) => {
      setErrors((now) => ({ ...now, ...problems }));
      summarise(problems);
    },

    /** Shows what went wrong when it was sent; the next send removes it. */
    fail: (message: string) => setFailure(message),

    /** Removes the problems, keeps the values. */
    clear,

    valueOf: (name: Name): string => controls.read(name),
  };
}
