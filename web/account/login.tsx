import { useState } from "react";
import { useLocation } from "react-router";
import type { Handle } from "../shell/handle.ts";
import { useBrowserValue } from "../ui/use-browser-value.ts";
import { Activation } from "./activation.tsx";
import { Entrance } from "./entrance.tsx";
import { type Unverified, waitingActivation } from "./waiting-activation.ts";

export const handle: Handle = { kind: "cached", area: "account" };

type View =
  | { form: "entrance"; email: string; isReturning: boolean; isActivated: boolean }
  /** `codeSent`: by the sign-up that led here. */
  | { form: "activation"; email: string; codeSent: boolean };

const firstView = (handed: Unverified | null, waiting: string | undefined): View => {
  if (handed) return { form: "activation", email: handed.unverified, codeSent: false };
  return waiting === undefined
    ? { form: "entrance", email: "", isReturning: false, isActivated: false }
    : { form: "activation", email: waiting, codeSent: true };
};

export default function Login() {
  const waiting = useBrowserValue(waitingActivation.read);
  const { state } = useLocation() as { state: Unverified | null };
  const [chosen, setView] = useState<View>();
  const view = chosen ?? firstView(state, waiting);

  const backToLogin = (email: string, isActivated: boolean) => {
    waitingActivation.forget();
    setView({ form: "entrance", email, isReturning: true, isActivated });
  };

  if (view.form === "entrance")
    return (
      <Entrance
        page="login"
        {...view}
        onNotVerified={(email) => setView({ form: "activation", email, codeSent: false })}
        onCreated={(email) => setView({ form: "activation", email, codeSent: true })}
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
