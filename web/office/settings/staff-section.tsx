import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listStaff } from "../../../contract/office/settings/staff.ts";
import { useRead } from "../../api/use-read.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { useSession } from "../frame/session.tsx";
import { RowsLoading } from "../kit/rows-loading.tsx";
import { useProblem } from "../kit/use-problem.ts";
import { AddColleague } from "./add-colleague.tsx";
import { ColleagueDialog } from "./colleague-dialog.tsx";
import { StaffTable } from "./staff-table.tsx";

/** All accounts of staff. What was done is said above the table. */
export function StaffSection() {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const problemOf = useProblem();
  const { body, failure, isLoading, reload } = useRead(ask, listStaff, {});
  const [opened, setOpened] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  const [done, setDone] = useState<string>();
  const staff = body?.data;
  const problem = problemOf(failure);
  const shown = staff?.find(({ id }) => id === opened);

  const finish = (words: string | undefined) => {
    setOpened(undefined);
    setIsAdding(false);
    setDone(words);
    void reload();
  };

  return (
    <section aria-labelledby="staff-heading" className="grid gap-4">
      <div className="flex min-h-target flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="staff-heading" className="text-title-sm">
          {t("settings.staff.name")}
        </h2>
        <Button icon="plus" size="small" onClick={() => setIsAdding(true)}>
          {t("settings.staff.add")}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {done && <Banner kind="success">{done}</Banner>}
      </div>
      {problem && (
        <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={() => void reload()}>
          {problem}
        </LoadFailed>
      )}
      {!staff && isLoading && <RowsLoading />}
      {staff && <StaffTable staff={staff} onOpen={setOpened} />}
      <AddColleague open={isAdding} onClose={() => setIsAdding(false)} onDone={finish} />
      {shown && (
        <ColleagueDialog
          key={shown.id}
          account={shown}
          onClose={() => setOpened(undefined)}
          onReload={() => void reload()}
          onDone={finish}
        />
      )}
    </section>
  );
}
