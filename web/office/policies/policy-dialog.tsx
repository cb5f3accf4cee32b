import { useEffect, useId, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { recordPolicy } from "../../../contract/office/policies/routes.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { callWith } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useSession } from "../frame/session.tsx";
import { Refused } from "../kit/refused.tsx";
import type { useTurnEnding } from "../kit/use-turn-ending.ts";
import {
  compareTyped,
  fileProblem,
  firstValues,
  hasOwnEnd,
  type PolicyFiles,
  type PolicyName,
  type PolicyProblems,
  problemsOf,
  typedValues,
} from "./policy-fields.ts";
import { policyFormData } from "./policy-form-data.ts";
import { PolicyForm } from "./policy-form.tsx";
import { useFileChecks } from "./use-file-checks.ts";
import { useRefusal } from "./use-refusal.ts";

type Props = ReturnType<typeof useTurnEnding> & {
  request: DeskRequest;
  open: boolean;
  onClose: () => void;
};

const focusFirst = (formId: string) =>
  requestAnimationFrame(() =>
    document.getElementById(formId)?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
  );

/** What was typed and chosen stays until it is recorded, also when the dialog is closed. */
export function PolicyDialog({ request, open, onClose, isBusy, send, ...failed }: Props) {
  const { t } = useTranslation("office");
  const { send: sendAsStaff } = useSession();
  const formId = useId();
  const [values, setValues] = useState(() => firstValues(request, new Date()));
  const [isEndTyped, setIsEndTyped] = useState(() => hasOwnEnd(values));
  const [files, setFiles] = useState<PolicyFiles>({});
  const [problems, setProblems] = useState<PolicyProblems>({});
  const { checks, check, forget } = useFileChecks(request.id);
  const refusal = useRefusal(failed);
  const comparison = compareTyped(values, request);
  const { isForCustomer } = comparison;

  const errorOf = (name: PolicyName) => {
    const problem = problems[name];
    const checked = name === "policy" || name === "certificate" ? checks[name] : undefined;
    if (problem) return t(`policies.missing.${problem}`);
    return checked?.state === "refused" ? checked.words : refusal.at(name);
  };

  const blamed = refusal.field;
  useEffect(() => {
    if (blamed) focusFirst(formId);
  }, [blamed, formId]);

  const post = () => {
    const body = policyFormData(request.version, values, files, isForCustomer);
    const sendForm = callWith((path, init) => sendAsStaff(path, { ...init, body }));
    return sendForm(recordPolicy, { params: { id: request.id } });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(values, files, request, comparison);
    const isFileRefused = Object.values(checks).some(({ state }) => state === "refused");
    setProblems(found);
    if (isFileRefused || Object.keys(found).length > 0) return focusFirst(formId);
    refusal.begin();
    await send(post);
  };

  const mend = (names: readonly PolicyName[]) => {
    refusal.mend(names);
    setProblems((before) => {
      const left = { ...before };
      for (const name of names) delete left[name];
      return left;
    });
  };

  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      heading={t(request.policy ? "policies.correctHeading" : "policies.recordHeading", {
        number: request.number,
      })}
      closeLabel={t("close")}
      actions={
        <>
          <Refused isAtField={refusal.field !== undefined} className="basis-full">
            {refusal.words}
          </Refused>
          {isForCustomer && (
            <p className="basis-full text-sm text-danger-ink">{t("policies.worseNote")}</p>
          )}
          <Button type="submit" form={formId} busy={isBusy}>
            {t(isForCustomer ? "policies.send" : "policies.save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <PolicyForm
          {...{ request, values, files, checks, errorOf, comparison }}
          onValues={(change) => {
            if ("endDate" in change) setIsEndTyped(true);
            setValues((before) => typedValues(before, change, isEndTyped));
            mend(Object.keys(change) as PolicyName[]);
          }}
          onFile={(kind, file) => {
            const problem = fileProblem(file, false);
            setFiles((before) => ({ ...before, [kind]: file }));
            mend([kind]);
            if (problem) {
              forget(kind);
              setProblems((before) => ({ ...before, [kind]: problem }));
            } else void check(kind, file);
          }}
        />
      </form>
    </Dialog>
  );
}
