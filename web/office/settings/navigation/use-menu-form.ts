import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Menu } from "../../../../contract/menu.ts";
import { menuProblems } from "../../../../contract/menu-rules.ts";
import { readMenu, resetMenu, saveMenu } from "../../../../contract/office/settings/navigation.ts";
import { useRead } from "../../../api/use-read.ts";
import { useSession } from "../../frame/session.tsx";
import { useSay } from "../../kit/said.tsx";
import { useProblem } from "../../kit/use-problem.ts";
import { useWriting } from "../../kit/use-writing.ts";
import { changesOf } from "./menu-edits.ts";

/** The menu as it is saved, and as somebody edits it: what was typed outlives a colleague's save. */
export function useMenuForm() {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const say = useSay();
  const problemOf = useProblem();
  const reading = useRead(ask, readMenu, {});
  const saved = reading.body?.data;
  const writing = useWriting(() => void reading.reload());
  const [typed, setTyped] = useState<Menu>();
  const [isChecked, setIsChecked] = useState(false);

  const menu = typed ?? saved?.menu;
  const changes = useMemo(
    () => (saved && typed ? changesOf(saved.menu, typed) : new Set<string>()),
    [saved, typed],
  );
  const problems = menu && isChecked ? menuProblems(menu) : [];

  const finish = (words: string) => (now: NonNullable<typeof saved>) => {
    reading.replace(() => ({ status: "success", data: now }));
    setTyped(undefined);
    setIsChecked(false);
    say({ text: words });
  };

  return {
    saved,
    menu,
    changes,
    problems,
    problem: problemOf(reading.failure),
    isLoading: reading.isLoading,
    reload: () => void reading.reload(),
    failure: writing.failure,
    failedField: writing.failedField,
    isBusy: writing.isBusy,
    edit: (by: (menu: Menu) => Menu) => setTyped((now) => (menu ? by(now ?? menu) : now)),
    discard: () => {
      setTyped(undefined);
      setIsChecked(false);
    },
    save: () => {
      if (!menu || !saved) return;
      setIsChecked(true);
      const [wrong] = menuProblems(menu);
      if (wrong) {
        requestAnimationFrame(() => document.getElementById(wrong.field ?? "")?.focus());
        return;
      }
      void writing.write(
        () => ask(saveMenu, { body: { version: saved.version, menu } }),
        finish(t("settings.navigation.saved")),
      );
    },
    reset: (then: () => void) => {
      if (!saved) return;
      void writing.write(
        () => ask(resetMenu, { body: { version: saved.version } }),
        (now) => {
          finish(t("settings.navigation.toDefaultDone"))(now);
          then();
        },
      );
    },
  };
}

export type MenuForm = ReturnType<typeof useMenuForm>;
