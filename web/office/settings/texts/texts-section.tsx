import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listKeptTexts, type TextShown } from "../../../../contract/office/settings/texts.ts";
import { useRead } from "../../../api/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { useSession } from "../../frame/session.tsx";
import { RowsLoading } from "../../kit/rows-loading.tsx";
import { useSay } from "../../kit/said.tsx";
import { useProblem } from "../../kit/use-problem.ts";
import { TextDialog } from "./text-dialog.tsx";
import { TextsTable } from "./texts-table.tsx";

/** What staff write to customers again and again. */
export function TextsSection() {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const say = useSay();
  const problemOf = useProblem();
  const { body, failure, isLoading, reload, replace } = useRead(ask, listKeptTexts, {});
  const [opened, setOpened] = useState<string>();
  const texts = body?.data;
  const problem = problemOf(failure);
  const shown = texts?.find(({ id }) => id === opened);

  const finish = (data: TextShown[], words: string) => {
    replace(() => ({ status: "success", data }));
    setOpened(undefined);
    say({ text: words });
  };

  return (
    <section aria-labelledby="texts-heading" className="grid gap-4">
      <div className="flex min-h-target flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="texts-heading" className="text-title-sm">
            {t("settings.texts.name")}
          </h2>
          <p className="text-sm text-ink-muted">{t("settings.texts.hint")}</p>
        </div>
        <Button icon="plus" size="small" onClick={() => setOpened("new")}>
          {t("settings.texts.add")}
        </Button>
      </div>
      {problem && (
        <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={() => void reload()}>
          {problem}
        </LoadFailed>
      )}
      {!texts && isLoading && <RowsLoading />}
      {texts?.length === 0 && (
        <EmptyState heading={t("settings.texts.none")}>{t("settings.texts.noneHelp")}</EmptyState>
      )}
      {texts && texts.length > 0 && <TextsTable texts={texts} onOpen={setOpened} />}
      {(shown || opened === "new") && (
        <TextDialog
          key={opened}
          text={shown}
          onClose={() => setOpened(undefined)}
          onReload={() => void reload()}
          onDone={finish}
        />
      )}
    </section>
  );
}
