import { useState } from "react";
import type { Handle } from "../shell/handle.ts";
import { useBrowserValue } from "../ui/use-browser-value.ts";
import { Activation } from "./activation.tsx";
import { LoginForm } from "./login-form.tsx";
import { waitingActivation } from "./waiting-activation.ts";

export const handle: Handle = { kind: "kept", area: "account" };

type View =
  | { form: "login"; email: string; isActivated: boolean }
  /** `codeSent`: a moment ago, by the sign-up that led here. */
  | { form: "activation"; email: string; codeSent: boolean };

const firstView = (waiting: string | undefined): View =>
  waiting === undefined
    ? { form: "login", email: "", isActivated: false }
    : { form: "activation", email: waiting, codeSent: true };

export default function Login() {
  const waiting = useBrowserValue(waitingActivation.read);
  const [chosen, setView] = useState<View>();
  const view = chosen ?? firstView(waiting);

  const backToLogin = (email: string, isActivated: boolean) => {
    waitingActivation.forget();
    setView({ form: "login", email, isActivated });
  };

  if (view.form === "login")
    return (
      <LoginForm
        {...view}
        onNotVerified={(email) => setView({ form: "activation", email, codeSent: false })}
      />
    );

  return (
    <Activation
      {...view}
      onBack={(email) => backToLogin(email, false)}
      onActivated={(email) => backToLogin(email, true)}
    />
  );
}
