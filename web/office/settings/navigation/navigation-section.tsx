import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "../../../i18n/formats.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { RowsLoading } from "../../kit/rows-loading.tsx";
import { useStaffName } from "../../kit/staff-shown.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { GroupCard } from "./group-card.tsx";
import { MenuPreview } from "./menu-preview.tsx";
import { type MenuForm, useMenuForm } from "./use-menu-form.ts";

/** The menus of the public site. */
export function NavigationSection() {
  const { t } = useTranslation("office");
  const form = useMenuForm();
  const [isAsking, setIsAsking] = useState(false);
  const { menu } = form;

  return (
    <>
      <form
        aria-labelledby="navigation-heading"
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <Head form={form} onReset={() => setIsAsking(true)} />
        {form.problem && (
          <LoadFailed retryLabel={t("retry")} isLoading={form.isLoading} onRetry={form.reload}>
            {form.problem}
          </LoadFailed>
        )}
        {!menu && form.isLoading && <RowsLoading />}
        {menu && (
          <div className="grid items-start gap-5 2xl:grid-cols-[minmax(0,1fr)_24rem]">
            <MenuPreview menu={menu} />
            <div className="grid gap-5 max-lg:order-first 2xl:order-first">
              {menu.map((group, at) => (
                <GroupCard
                  key={group.key}
                  {...{ form, group }}
                  isFirst={at === 0}
                  isLast={at === menu.length - 1}
                />
              ))}
            </div>
          </div>
        )}
      </form>
      <ToDefault form={form} open={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

/** What was typed, and the ways out of it; stays in sight while the menu is edited. */
function Head({ form, onReset }: { form: MenuForm; onReset: () => void }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const nameOf = useStaffName();
  const { saved, changes } = form;
  const whole = form.problems.find(({ code }) => code === "neededPage");
  const problem = whole ? t(`problems.settings.${whole.code}`) : form.failure;

  return (
    <header className="sticky top-0 z-10 -mx-2 grid gap-3 bg-surface px-2 py-2">
      <div className="flex min-h-target flex-wrap items-center gap-x-4 gap-y-2">
        <div className="me-auto">
          <h2 id="navigation-heading" className="text-title-sm">
            {t("settings.navigation.name")}
          </h2>
          <p className="text-sm text-ink-muted">
            {saved?.changedBy && saved.changedAt
              ? t("settings.navigation.changed", {
                  name: nameOf(saved.changedBy),
                  when: formatMoment(saved.changedAt, language),
                })
              : t("settings.navigation.follows")}
          </p>
        </div>
        <div role="status">
          {changes.size > 0 && (
            <Pill tone="waiting">{t("settings.navigation.unsaved", { count: changes.size })}</Pill>
          )}
        </div>
        {changes.size > 0 ? (
          <Button variant="quiet" size="small" onClick={form.discard}>
            {t("settings.navigation.discard")}
          </Button>
        ) : (
          saved &&
          !saved.isDefault && (
            <Button variant="quiet" size="small" onClick={onReset}>
              {t("settings.navigation.toDefault")}
            </Button>
          )
        )}
        <Button type="submit" size="small" busy={form.isBusy}>
          {t("settings.navigation.save")}
        </Button>
      </div>
      {problem && (
        <Banner kind="error" live>
          {problem}
        </Banner>
      )}
    </header>
  );
}

type ToDefaultProps = { form: MenuForm; open: boolean; onClose: () => void };

function ToDefault({ form, open, onClose }: ToDefaultProps) {
  const { t } = useTranslation("office");

  return (
    <Dialog
      {...{ open, onClose }}
      heading={t("settings.navigation.toDefaultQuestion")}
      closeLabel={t("close")}
    >
      <DialogForm
        failure={form.failure}
        isBusy={form.isBusy}
        confirm={t("settings.navigation.toDefault")}
        back={{ label: t("settings.navigation.back"), onPress: onClose }}
        onSubmit={() => form.reset(onClose)}
      >
        <p>{t("settings.navigation.toDefaultEffect")}</p>
      </DialogForm>
    </Dialog>
  );
}
