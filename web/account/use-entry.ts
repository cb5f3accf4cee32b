import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { createUser, login } from "../../contract/accounts.ts";
import {
  emailProblem,
  nationalPhone,
  type SignUp,
  signUpProblems,
} from "../../domain/accounts/account-rules.ts";
import { call } from "../api/client.ts";
import { useRulesForm } from "../ui/use-rules-form.ts";
import { useArrival } from "./use-arrival.ts";
import { useProblemText } from "./use-problem-text.ts";
import { waitingActivation } from "./waiting-activation.ts";

export type Entry = {
  /** Login and sign-up share their common fields, so what is typed stays. */
  signsUp: boolean;
  email: string;
  onNotVerified: (email: string) => void;
  onCreated: (email: string) => void;
};

const LEAVE_AFTER_MS = 1000;

const signUpFields = ["email", "phonenumber", "username", "password"] as const;
const loginFields = ["email", "password"] as const;

export function useEntry({ signsUp, email, onNotVerified, onCreated }: Entry) {
  const { t } = useTranslation("account");
  const { t: problem } = useTranslation("problems");
  const problemText = useProblemText();
  const arrive = useArrival();
  const [created, setCreated] = useState<string>();
  const [isLeaving, setIsLeaving] = useState(false);

  const form = useRulesForm<SignUp>({
    fields: signsUp ? signUpFields : loginFields,
    initial: { email },
    problemsOf: (values) => {
      const found = signsUp
        ? signUpProblems({ ...values, phonenumber: nationalPhone(values.phonenumber) })
        : loginProblems(values);
      return Object.fromEntries(
        Object.entries(found).flatMap(([field, code]) =>
          code ? [[field, problem(`accounts.${code}`)]] : [],
        ),
      );
    },
  });

  const leave = useEffectEvent(onCreated);
  useEffect(() => {
    if (created === undefined) return undefined;
    waitingActivation.remember(created);
    const timer = setTimeout(() => leave(created), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [created]);

  const logIn = async (values: SignUp) => {
    const body = { email: values.email.trim(), password: values.password };
    const answer = await call(login, { body });
    if (answer.code === "unreachable") return form.fail(t("login.unreachable"));
    if (answer.code !== 200) return form.fail(problemText(answer.data, t("login.failed")));
    if (answer.data.status === "not_verified") return onNotVerified(body.email);
    setIsLeaving(true);
    arrive();
  };

  const signUp = async (values: SignUp) => {
    const body = {
      email: values.email.trim(),
      username: values.username.trim(),
      password: values.password,
      phonenumber: nationalPhone(values.phonenumber),
    };
    const answer = await call(createUser, { body });
    if (answer.code === 201) return setCreated(body.email);

    const message = problemText(answer.data, t("signUp.failed"));
    const field = signUpFields.find((name) => name === answer.data.field);
    if (!field) return form.fail(message);
    form.refuse({ [field]: t(`signUp.refused.${field}`, { message }) });
  };

  return {
    form,
    created,
    isBusy: form.isSubmitting || isLeaving || created !== undefined,
    send: form.submit((values) => (signsUp ? signUp(values) : logIn(values))),
  };
}

const loginProblems = ({ email, password }: SignUp) => ({
  email: emailProblem(email),
  password: password === "" ? ("password_required" as const) : undefined,
});
