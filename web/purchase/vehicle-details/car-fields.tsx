import { useTranslation } from "react-i18next";
import {
  carBodies,
  type CarOrigin,
  carOrigins,
  cylinderCounts,
} from "../../../domain/vehicle/car.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { bodyPictures } from "./body-pictures.tsx";
import type { CarField } from "./known-vehicle.ts";
import { questionClass } from "./question-class.ts";
import type { VehicleForm } from "./use-vehicle-form.ts";

type Props = { form: VehicleForm; field: CarField };

/** One question about the car. */
export function CarQuestion({ form: { draft, answer, errorAt }, field }: Props) {
  const { t } = useTranslation("purchase");
  const asked = {
    name: field,
    value: draft[field],
    error: errorAt(field),
    onChange: (event: { target: { value: string } }) => answer(field, event.target.value),
    className: questionClass,
  };

  // Beside the name of the choice, not part of it.
  const described = (value: "station" | CarOrigin) => (
    <>
      {t(`vehicle.car.${value}`)}
      <span aria-hidden="true" className="block font-body text-xs text-ink-muted">
        {t(`vehicle.car.about.${value}`)}
      </span>
    </>
  );
  const spoken = (values: readonly ("station" | CarOrigin)[]) => (
    <span className="sr-only">
      {values
        .map((value) => `${t(`vehicle.car.${value}`)}: ${t(`vehicle.car.about.${value}`)}`)
        .join(". ")}
    </span>
  );

  switch (field) {
    case "cylinderType":
      return (
        <Segmented
          {...asked}
          label={t("vehicle.car.cylinders")}
          layout="row"
          choices={cylinderCounts.map((value) => ({ value, label: value }))}
        />
      );
    case "carType":
      return (
        <Segmented
          {...asked}
          label={t("vehicle.car.body")}
          hint={spoken(["station"])}
          layout="fit"
          choices={carBodies.map((value) => ({
            value,
            label: value === "station" ? described(value) : t(`vehicle.car.${value}`),
            picture: bodyPictures[value],
          }))}
        />
      );
    case "carOrigin":
      return (
        <Segmented
          {...asked}
          label={t("vehicle.car.origin")}
          hint={spoken(carOrigins)}
          layout="fit"
          choices={carOrigins.map((value) => ({
            value,
            label: described(value),
          }))}
        />
      );
  }
}
