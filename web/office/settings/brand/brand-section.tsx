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
import { BrandFields } from "./brand-fields.tsx";
import { BrandPreview } from "./brand-preview.tsx";
import { FixedFacts } from "./fixed-facts.tsx";
import { type BrandForm, useBrandForm } from "./use-brand-form.ts";

/** How the company is reached, on the site, in emails and on papers. */
export function BrandSection() {
  const { t } = useTranslation("office");
  const form = useBrandForm();
  const [isAsking, setIsAsking] = useState(false);
  const { saved } = form;

  return (
    <>
      <form
        aria-labelledby="brand-heading"
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
        {!saved && form.isLoading && <RowsLoading />}
        {saved && (
          <div className="grid items-start gap-5 2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <div className="grid gap-5">
              <BrandFields form={form} fields={saved.fields} />
              <FixedFacts {...saved.fixed} />
            </div>
            <BrandPreview places={saved.places} valueOf={form.valueOf} />
          </div>
        )}
      </form>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        heading={t("settings.brand.toDefaultQuestion")}
        closeLabel={t("close")}
      >
        <DialogForm
          failure={form.failure}
          isBusy={form.isBusy}
          confirm={t("settings.brand.toDefault")}
          back={{ label: t("settings.brand.back"), onPress: () => setIsAsking(false) }}
          onSubmit={() => form.reset(() => setIsAsking(false))}
        >
          <p>{t("settings.brand.toDefaultEffect")}</p>
        </DialogForm>
      </Dialog>
    </>
  );
}

/** What was typed, and the ways out of it; stays in sight. */
function Head({ form, onReset }: { form: BrandForm; onReset: () => void }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const nameOf = useStaffName();
  const { saved, changed, failure } = form;
  const isSet = saved?.fields.some(({ source }) => source === "settings");

  return (
    <header className="sticky top-0 z-10 -mx-2 grid gap-3 bg-surface px-2 py-2">
      <div className="flex min-h-target flex-wrap items-center gap-x-4 gap-y-2">
        <div className="me-auto">
          <h2 id="brand-heading" className="text-title-sm">
            {t("settings.brand.name")}
          </h2>
          <p className="text-sm text-ink-muted">
            {saved?.changedBy && saved.changedAt
              ? t("settings.brand.changed", {
                  name: nameOf(saved.changedBy),
                  when: formatMoment(saved.changedAt, language),
                })
              : t("settings.brand.follows")}
          </p>
        </div>
        <div role="status" className="empty:hidden">
          {changed.length > 0 && (
            <Pill tone="waiting">{t("settings.brand.unsaved", { count: changed.length })}</Pill>
          )}
        </div>
        {changed.length > 0 ? (
          <Button variant="quiet" size="small" onClick={form.discard}>
            {t("settings.brand.discard")}
          </Button>
        ) : (
          isSet && (
            <Button variant="quiet" size="small" onClick={onReset}>
              {t("settings.brand.toDefault")}
            </Button>
          )
        )}
        <Button type="submit" size="small" busy={form.isBusy}>
          {t("settings.brand.save")}
        </Button>
      </div>
      {failure && (
        <Banner kind="error" live>
          {failure}
        </Banner>
      )}
    </header>
  );
}
