import { useState, type FocusEvent } from "react";
import { type Path, useForm } from "react-hook-form";
import type { FieldProblem } from "./error-summary.tsx";

type Problems<Values> = Partial<Record<keyof Values, string>>;

type Options<Values> = {
  /** In the order in which the form shows them. */
  fields: readonly (keyof Values & string)[];
  /** What is wrong, by field, in words. */
  problemsOf: (values: Values) => Problems<Values>;
  /** Written into the HTML, so what is typed before the script runs is kept. */
  initial?: Partial<Values>;
};

/**
 * A form that checks a field when it is left and all of them when it is sent. An error goes when its
 * field is edited; the summary stays as it was until the next try, so that nothing moves meanwhile.
 */
export function useRulesForm<Values extends Record<string, string>>(options: Options<Values>) {
  const { fields, problemsOf, initial } = options;
  const [summary, setSummary] = useState<{ problems: FieldProblem[]; attempt: number }>({
    problems: [],
    attempt: 0,
  });

  const complete = (values: Partial<Values>) =>
    Object.fromEntries(fields.map((name) => [name, values[name] ?? ""])) as Values;

  const form = useForm<Values>({
    reValidateMode: "onSubmit",
    shouldFocusError: false,
    resolver: (values) => {
      const problems = Object.entries(problemsOf(complete(values)));
      const errors = problems.map(([name, message]) => [name, { type: "rule", message }]);
      return problems.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { errors, isSubmitting } = form.formState;

  const summarise = (problems: Problems<Values>) =>
    setSummary(({ attempt }) => ({
      attempt: attempt + 1,
      problems: fields.flatMap((field) => {
        const message = problems[field];
        return message === undefined ? [] : [{ field, message }];
      }),
    }));

  return {
    summary,
    isSubmitting,

    /** Spread on a control. */
    field: (name: keyof Values & string) => ({
      ...form.register(name as string as Path<Values>, {
        onChange: () => form.clearErrors(name as string as Path<Values>),
        onBlur: (event: FocusEvent<HTMLInputElement>) => {
          // Nothing is asked of an empty field yet, and an error that appears while a button is
          // being pressed would push the button away from under the pointer.
          if (event.target.value === "" || document.querySelector(":is(button, a):active")) return;
          void form.trigger(name as string as Path<Values>);
        },
      }),
      defaultValue: initial?.[name],
      error: errors[name]?.message as string | undefined,
    }),

    submit: (send: (values: Values) => Promise<void>) =>
      form.handleSubmit(
        async (values) => {
          setSummary(({ attempt }) => ({ problems: [], attempt }));
          await send(complete(values));
        },
        () => summarise(problemsOf(complete(form.getValues()))),
      ),

    /** Shows what the server found wrong, like one's own findings. */
    refuse: (problems: Problems<Values>) => {
      for (const [name, message] of Object.entries(problems))
        form.setError(name as Path<Values>, { type: "server", message: String(message) });
      summarise(problems);
    },

    /** Forgets what was found wrong; what was typed stays. */
    clear: () => {
      form.clearErrors();
      setSummary(({ attempt }) => ({ problems: [], attempt }));
    },

    valueOf: (name: keyof Values & string) =>
      String(form.getValues(name as string as Path<Values>) ?? ""),
  };
}
