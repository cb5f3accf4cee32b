import { type FormEvent, useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import * as paths from "../../../contract/page-paths.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Columns } from "../../ui/page.tsx";
import { SaveToAccount } from "../draft/save-to-account.tsx";
import { useEditing } from "../draft/use-editing.ts";
import { cards, fetchCards } from "./cards.tsx";
import { ExpandableCard } from "./expandable-card.tsx";
import { onFirstInteraction } from "./first-interaction.ts";
import { useVehicleForm } from "./use-vehicle-form.ts";
import { WhyWeAsk } from "./why-we-ask.tsx";

export function VehicleForm({ restored }: { restored: PurchaseDraft | undefined }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const form = useVehicleForm(restored);
  const editing = useEditing();
  const laterHint = useId();
  const { open, summary, outcome } = form;
  const title = t("vehicle.title");
  const hasErrors = summary.problems.length > 0;

  // Pointer or focus: a card is likely to be opened, so load its parts.
  useEffect(() => onFirstInteraction(() => void fetchCards()), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit("all");
  };

  return (
    <Columns
      side={
        <WhyWeAsk
          onClear={form.clear}
          isCleared={outcome === "cleared"}
          save={
            <SaveToAccount
              path={paths.vehicleDetails}
              isBack={restored !== undefined}
              keep={form.keep}
            />
          }
        />
      }
    >
      <DocumentTitle
        title={hasErrors ? t("vehicle.titleWithError", { title }) : title}
        description={t("vehicle.description")}
      />
      <form noValidate onSubmit={submit} className="grid min-w-0 gap-4">
        <ErrorSummary
          heading={t(
            summary.isIncomplete ? "vehicle.problems.required" : "vehicle.problems.heading",
          )}
          problems={summary.problems}
          attempt={summary.attempt}
        />
        {outcome === "failed" && (
          <Banner kind="error" live>
            {t("vehicle.problems.general")}
          </Banner>
        )}
        {!form.isOnDevice && (
          <Banner kind="warning" live title={t("vehicle.notOnDevice.title")}>
            {t("vehicle.notOnDevice.text")}
          </Banner>
        )}
        {editing?.type !== "new" && (
          <ExpandableCard
            icon="clock"
            title={t("vehicle.renew.title")}
            about={t("vehicle.renew.about")}
            isOpen={open === "renew"}
            onNear={() => void fetchCards("renew")}
            onToggle={() => form.toggle("renew")}
          >
            <cards.renew form={form} />
          </ExpandableCard>
        )}
        {editing?.type !== "renew" && (
          <ExpandableCard
            icon="plus"
            title={t("vehicle.buyNew.title")}
            about={t("vehicle.buyNew.about")}
            isOpen={open === "buyNew"}
            onNear={() => void fetchCards("buyNew")}
            onToggle={() => form.toggle("buyNew")}
          >
            <cards.buyNew form={form} />
          </ExpandableCard>
        )}
        <noscript>
          <p className="rounded-field bg-warning-soft px-5 py-4 text-warning-ink">
            {t("vehicle.needsScript")}
          </p>
        </noscript>
        <p className="mt-3 flex items-start gap-3.5 rounded-field bg-surface-leaf px-5 py-4 text-sm">
          <Icon name="shield" className="text-action" />
          {t("vehicle.declaration", { brand: brand.name[language] })}
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button
            type="submit"
            iconAfter="arrow"
            disabled={open === undefined}
            busy={outcome === "saving" || outcome === "saved"}
            className="max-lg:w-full"
          >
            {t("vehicle.continue")}
          </Button>
          {open && (
            <>
              <Button
                variant="quiet"
                className="max-lg:w-full"
                aria-describedby={laterHint}
                onClick={() => void form.submit("vehicle")}
              >
                {t(form.hasPrices ? "vehicle.pricesFirst" : "vehicle.withoutDocuments")}
              </Button>
              <p id={laterHint} className="w-full text-sm text-ink-muted">
                {t(
                  form.hasPrices
                    ? `vehicle.pricesFirstHint.${open}`
                    : "vehicle.withoutDocumentsHint",
                )}
              </p>
            </>
          )}
        </div>
        <div role="status">
          {outcome === "saved" && <Banner kind="success">{t("vehicle.saved")}</Banner>}
        </div>
      </form>
    </Columns>
  );
}
