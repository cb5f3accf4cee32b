import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Draft } from "../../../../contract/office/insurance/drafts.ts";
import { type Failure, useWrite } from "../../../api/use-write.ts";
import { draft as draftPath } from "../../kit/paths.ts";
import { useSay } from "../../kit/said.tsx";
import { useProblem } from "../../kit/use-problem.ts";

type Answer = { code: 200; data: { status: "success"; data: Draft } } | Failure;

/** Makes a draft and goes there; where one is open already, to that one. */
export function useCopying() {
  const { t } = useTranslation("office");
  const navigate = useNavigate();
  const say = useSay();
  const problemOf = useProblem();
  const { failure, isBusy, write } = useWrite();
  const [what, setWhat] = useState<string>();
  const isOpen = failure?.data?.draft !== undefined;

  return {
    failure: isOpen ? undefined : problemOf(failure),
    /** What is being copied now. */
    busyWith: isBusy ? what : undefined,
    copy: (subject: string, asking: () => Promise<Answer>) => {
      setWhat(subject);
      void write(asking, (answer) => {
        if (answer.code === 200)
          return navigate(draftPath((answer as { data: { data: Draft } }).data.data.id));
        const open = (answer as Failure).data?.draft;
        if (open === undefined) return undefined;
        say({ text: t("insurance.insurer.wasOpen") });
        return navigate(draftPath(open));
      });
    },
  };
}

export type Copying = ReturnType<typeof useCopying>;
