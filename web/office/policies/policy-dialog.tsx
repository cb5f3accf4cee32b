import { useId, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { recordPolicy } from "../../../contract/office/policies/routes.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { callWith } from "../../api/client.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useSession } from "../frame/session.tsx";
import type { useTurnEnding } from "../kit/use-turn-ending.ts";
import {
  compareTyped,
  firstValues,
  type PolicyFiles,
  type PolicyProblems,
  problemsOf,
} from "./policy-fields.ts";
import { policyFormData } from "./policy-form-data.ts";
import { PolicyForm } from "./policy-form.tsx";

type Props = ReturnType<typeof useTurnEnding> & {
  request: DeskRequest;
  open: boolean;
  onClose: () => void;
};

const focusFirst = (form: EventTarget) =>
  requestAnimationFrame(() =>
    (form as HTMLFormElement).querySelector<HTMLElement>("[aria-invalid]")?.focus(),
  );

/** What was typed and chosen stays until it is recorded, also when the dialog is closed. */
export function PolicyDialog({ request, open, onClose, failure, isBusy, send }: Props) {
  const { t } = useTranslation("office");
  const { send: sendAsStaff } = useSession();
  const formId = useId();
  const [values, setValues] = useState(() => firstValues(request, new Date()));
  const [files, setFiles] = useState<PolicyFiles>({});
  const [problems, setProblems] = useState<PolicyProblems>({});
  const comparison = compareTyped(values, request);
  const { isForCustomer } = comparison;

  const post = () => {
    const body = policyFormData(request.version, values, files, isForCustomer);
    const sendForm = callWith((path, init) => sendAsStaff(path, { ...init, body }));
    return sendForm(recordPolicy, { params: { id: request.id } });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(values, files, request, comparison);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirst(event.currentTarget);
    await send(post);
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
        {failure && (
          <Banner kind="error" live className="mb-4">
            {failure}
          </Banner>
        )}
        <PolicyForm
          {...{ request, values, files, problems, comparison }}
          onValues={(change) => {
            setValues((before) => ({ ...before, ...change }));
            setProblems((before) => {
              const left = { ...before };
              for (const name of Object.keys(change)) delete left[name as keyof PolicyProblems];
              return left;
            });
          }}
          onFile={(kind, file) => {
            setFiles((before) => ({ ...before, [kind]: file }));
            setProblems(({ [kind]: _mended, ...left }) => left);
          }}
        />
      </form>
    </Dialog>
  );
}
