import { useRef, useState } from "react";
import { checkPolicyFile } from "../../../contract/office/policies/routes.ts";
import type { PolicyFileKind } from "../../../domain/policies/policy-state.ts";
import { callWith } from "../../api/client.ts";
import { useSession } from "../frame/session.tsx";
import { useProblem } from "../kit/use-problem.ts";

export type FileCheck =
  { state: "checking" } | { state: "good"; pages: number } | { state: "refused"; words: string };

/** Asks about a PDF as soon as it is chosen, not once everything else has been typed. */
export function useFileChecks(requestId: string) {
  const { send } = useSession();
  const problemOf = useProblem();
  const asked = useRef<Partial<Record<PolicyFileKind, AbortController>>>({});
  const [checks, setChecks] = useState<Partial<Record<PolicyFileKind, FileCheck>>>({});
  const put = (kind: PolicyFileKind, check: FileCheck | undefined) =>
    setChecks(({ [kind]: _before, ...others }) => ({ ...others, ...(check && { [kind]: check }) }));

  const check = async (kind: PolicyFileKind, file: File) => {
    asked.current[kind]?.abort();
    const { signal } = (asked.current[kind] = new AbortController());
    put(kind, { state: "checking" });
    const body = new FormData();
    body.append(kind, file);
    const post = callWith((path, init) => send(path, { ...init, body, signal }));
    const answer = await post(checkPolicyFile, { params: { id: requestId } });
    if (signal.aborted) return;
    if (answer.code === 200) return put(kind, { state: "good", pages: answer.data.data.pages });
    const isItsFault = answer.data.code?.startsWith("policies.pdf") ?? false;
    const words = isItsFault ? problemOf(answer) : undefined;
    // Anything else is found out when the policy is sent.
    put(kind, words === undefined ? undefined : { state: "refused", words });
  };

  const forget = (kind: PolicyFileKind) => {
    asked.current[kind]?.abort();
    put(kind, undefined);
  };

  return { checks, check, forget };
}
