import { useState, type FocusEvent } from "react";
import { type Path, useForm } from "react-hook-form";
import type { FieldProblem } from "./error-summary.tsx";

type Problems<Values> = Partial<Record<keyof Values, string>>;

type Options<Values> = {
  /** In the order of the form. */
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

  const mend = (field: keyof Values & string) => {
    form.clearErrors(field as string as Path<Values>);
    if (problemsOf(complete(form.getValues()))[field] !== undefined) return;
    setSummary((shown) => {
      const problems = shown.problems.filter((one) => one.field !== field);
      return problems.length === shown.problems.length ? shown : { ...shown, problems };
    });
  };

  return {
    summary,
    isSubmitting,

    /** Spread on a control. */
    field: (name: keyof Values & string) => ({
      ...form.register(name as string as Path<Values>, {
        onChange: () => mend(name),
        onBlur: (event: FocusEvent<HTMLInputElement>) => {
          // Leaving an empty field is no error yet. An error that appears while a button is pressed would
          // move the button from under the pointer.
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

    /** Shows problems that the server found. */
    refuse: (problems: Problems<Values>) => {
      for (const [name, message] of Object.entries(problems))
        form.setError(name as Path<Values>, { type: "server", message: String(message) });
      summarise(problems);
    },

    /** Removes the problems, keeps the values. */
    clear: () => {
      form.clearErrors();
      setSummary(({ attempt }) => ({ problems: [], attempt }));
    },

    valueOf: (name: keyof Values & string) =>
      String(form.getValues(name as string as Path<Values>) ?? ""),
  };
}
