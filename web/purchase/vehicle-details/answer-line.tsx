import { type ReactNode, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { emirateNames, parseEmirate } from "../../../domain/vehicle/emirates.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Plate } from "../../ui/plate/plate.tsx";
import { type Group, isAnswered } from "./question-groups.ts";
import type { VehicleForm } from "./use-vehicle-form.ts";

const names = {
  plate: "vehicle.plate.name",
  inputMethod: "vehicle.method.label",
  cylinderType: "vehicle.car.cylinders",
  carType: "vehicle.car.body",
  carOrigin: "vehicle.car.origin",
} as const;

type Props = { form: VehicleForm; group: Group; children: ReactNode };

/** An answered question as one line, and its fields when they are to be changed. */
export function AnswerLine({ form, group, children }: Props) {
  const { t } = useTranslation("purchase");
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const { draft, folded } = form;
  const isFolded = folded.includes(group);

  const focusFirst = (controls: string) =>
    body.current?.querySelector<HTMLElement>(controls)?.focus();

  const toggle = () => {
    if (isFolded) {
      flushSync(() => form.showGroup(group, true));
      focusFirst("select, input:checked, input[type=text]");
    } else if (isAnswered(draft, group)) form.showGroup(group, false);
    // Nothing to fold to: on to what is missing.
    else focusFirst("[aria-invalid], select:has(option[value='']:checked), input");
  };

  return (
    <div
      className={`relative grid rounded-card bg-surface-raised px-4 shadow-1 sm:px-5 ${isFolded ? "" : "flat:order-last flat:col-span-full"}`}
    >
      {(isFolded || group === "plate") && (
        <div className="@container flex min-h-14 items-center gap-x-3 py-1.5 pe-18 sm:gap-x-5 sm:pe-24 flat:min-h-12 flat:py-0.5 flat:pe-16">
          <Answer draft={draft} group={group} />
        </div>
      )}
      <Button
        variant="link"
        aria-expanded={!isFolded}
        aria-controls={id}
        onClick={toggle}
        className="absolute inset-e-4 top-1.5 text-label sm:inset-e-5 flat:top-0.5"
      >
        {t(isFolded ? "vehicle.change" : "vehicle.changed")}{" "}
        <span className="sr-only">{t(names[group])}</span>
      </Button>
      <div
        ref={body}
        id={id}
        hidden={isFolded}
        className={`pb-5 ${group === "plate" ? "pt-1" : "pt-4"}`}
      >
        <div className="grid gap-4">{children}</div>
      </div>
    </div>
  );
}

function Answer({ draft, group }: { draft: PurchaseDraft; group: Group }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();

  if (group === "plate") {
    const emirate = parseEmirate(draft.emirate) ?? "dubai";
    const name = emirateNames[emirate][language];
    return (
      <>
        <Plate
          emirate={emirate}
          code={draft.plateCode}
          number={draft.plateNumber}
          label={t("vehicle.plate.previewOf", {
            emirate: name,
            code: draft.plateCode,
            number: draft.plateNumber,
          })}
          className="w-38 max-w-full shrink-0 sm:w-52 flat:w-38"
        />
        <span
          aria-hidden="true"
          className="min-w-0 text-sm leading-tight text-ink-muted sm:text-label flat:hidden @max-[13rem]:hidden"
        >
          {name}
        </span>
      </>
    );
  }
  return (
    <p className="flex min-w-0 flex-wrap gap-x-2 leading-snug flat:text-sm flat:leading-tight">
      <span className="text-ink-muted">{t("vehicle.answerTo", { question: t(names[group]) })}</span>
      <b className="font-strong">{answerWords()}</b>
    </p>
  );

  function answerWords() {
    if (group === "inputMethod") return t(`vehicle.method.${draft.inputMethod}`);
    if (group === "cylinderType") return draft.cylinderType;
    const value = group === "carType" ? draft.carType : draft.carOrigin;
    return t(`vehicle.car.${value as "saloon"}`);
  }
}
