import { useState } from "react";
import { canonicalJson } from "../../../../domain/quotes/rating-plan.ts";
import type { DraftFormProps } from "../draft/draft-form.ts";
import { DraftBar } from "../draft/draft-bar.tsx";
import { AgreementEffect } from "./agreement-effect-shown.tsx";
import { AgreementFields } from "./agreement-fields.tsx";
import { type AgreementValues, readAgreement, valuesOf } from "./agreement-values.ts";
import { CountsNow } from "./counts-now.tsx";

/** What an insurer would allow, beside what it allows now. */
export function AgreementDraft({ draft, inHand }: DraftFormProps) {
  const { agreement } = draft.content;
  return agreement && <Form {...{ draft, inHand, agreement }} />;
}

type Props = DraftFormProps & {
  agreement: NonNullable<DraftFormProps["draft"]["content"]["agreement"]>;
};

function Form({ draft, inHand, agreement: saved }: Props) {
  const [values, setValues] = useState(() => valuesOf(saved));
  const [isChecked, setIsChecked] = useState(false);
  const { agreement, wrong } = readAgreement(values);
  const isChanged = canonicalJson(agreement) !== canonicalJson(saved);
  const before = draft.before?.agreement ?? null;
  const change = (changed: Partial<AgreementValues>) =>
    setValues((now) => ({ ...now, ...changed }));

  const read = () => {
    setIsChecked(true);
    if (agreement) {
      setValues(valuesOf(agreement));
      return { content: agreement, countsFrom: null };
    }
    requestAnimationFrame(() => document.getElementById(wrong[0] ?? "")?.focus());
    return undefined;
  };

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-5">
        <AgreementFields
          values={values}
          onChange={change}
          isReadOnly={!draft.actions.includes("save")}
          isWrong={(field) => (isChecked && wrong.includes(field)) || inHand.failedField === field}
        />
        {agreement && <AgreementEffect after={agreement} before={before} state={draft.state} />}
        <DraftBar {...{ draft, inHand, read, isChanged }} />
      </div>
      <CountsNow agreement={before} />
    </div>
  );
}
