import { useEffect, useState } from "react";
import { looksSignedIn } from "../choice/login-first.ts";
import type { AccountCopy } from "./account-copy.ts";

/** Asked only if this device holds nothing and the visitor looks signed in. */
export function useWaitingCopy(isEmpty: boolean) {
  const mayAsk = isEmpty && looksSignedIn();
  const [found, setFound] = useState<{ copy: AccountCopy | undefined }>();

  useEffect(() => {
    if (!mayAsk) return;
    let left = false;
    // Loaded with its card, so that both appear at once.
    void Promise.all([
      import("./account-copy.ts").then(({ findCopy }) => findCopy()),
      import("./waiting-copy.tsx"),
    ])
      .then(([copy]) => copy)
      .catch(() => undefined)
      .then((copy) => left || setFound({ copy }));
    return () => {
      left = true;
    };
  }, [mayAsk]);

  return {
    isAsking: mayAsk && !found,
    copy: mayAsk ? found?.copy : undefined,
    forget: () => setFound({ copy: undefined }),
  };
}
