import { type SubmitEvent, useEffect, useId } from "react";
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
import { onFirstInteraction } from "./first-interaction.ts";
import { useVehicleForm } from "./use-vehicle-form.ts";
import { Way } from "./ways.tsx";
import { WithoutScript } from "./without-script.tsx";
import { WhyWeAsk } from "./why-we-ask.tsx";

const allWays = [
  { card: "renew", type: "renew", icon: "clock" },
  { card: "buyNew", type: "new", icon: "plus" },
] as const;

export function VehicleForm({ restored }: { restored: PurchaseDraft | undefined }) {
  const { t } = useTranslation(["purchase", "shell"]);
  const { language } = useSite();
  const form = useVehicleForm(restored);
  const editing = useEditing();
  const { open, summary, outcome } = form;
  const title = t("vehicle.title");
  const hasErrors = summary.problems.length > 0;
  const id = useId();
  const slim = open !== undefined;
  const ways = allWays.filter(({ type }) => !editing || editing.type === type);

  // Pointer or focus: a card is likely to be opened, so load its parts.
  useEffect(() => onFirstInteraction(() => void fetchCards()), []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const pressed = event.nativeEvent.submitter?.getAttribute("value");
    void form.submit(pressed === "all" ? "all" : "price");
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
      <form noValidate onSubmit={submit} className="grid min-w-0 gap-3">
        <noscript>{import.meta.env.SSR && <WithoutScript />}</noscript>
        <ErrorSummary
          heading={t(summary.isIncomplete ? "vehicle.problems.required" : "shell:errorSummary")}
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
        <div
          className={
            slim
              ? "grid auto-cols-fr grid-flow-col rounded-full bg-surface-sunken p-1"
              : "grid gap-4"
          }
        >
          {ways.map(({ card, icon }) => (
            <Way
              key={card}
              controls={`${id}-${card}`}
              icon={icon}
              title={t(`vehicle.${card}.title`)}
              about={t(`vehicle.${card}.about`)}
              isOpen={open === card}
              isSlim={slim}
              onNear={() => void fetchCards(card)}
              onToggle={() => form.toggle(card)}
            />
          ))}
        </div>
        {ways.map(({ card }) => {
          const Fields = cards[card];
          return (
            <div key={card} id={`${id}-${card}`} hidden={open !== card} className="grid gap-3">
              {open === card && <Fields form={form} />}
            </div>
          );
        })}
        <p className="mt-3 flex items-start gap-3.5 rounded-field bg-surface-leaf px-5 py-4 text-sm">
          <Icon name="shield" className="text-action" />
          {t("vehicle.declaration", { brand: brand.name[language] })}
        </p>
        {/* To an agent's offer one button leads, above, with or without documents. */}
        {(form.hasPrices || open === undefined) && (
          <Button
            type="submit"
            value="all"
            variant="quiet"
            iconAfter="arrow"
            disabled={open === undefined}
            busy={form.busyWith === "all"}
            className="mt-1 max-lg:w-full lg:justify-self-start"
          >
            {t("vehicle.continue")}
          </Button>
        )}
        <div role="status">
          {outcome === "saved" && <Banner kind="success">{t("vehicle.saved")}</Banner>}
        </div>
      </form>
    </Columns>
  );
}
