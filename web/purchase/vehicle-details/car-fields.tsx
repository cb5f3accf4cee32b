import { useTranslation } from "react-i18next";
import { carBodies, carOrigins, cylinderCounts } from "../../../domain/vehicle/car.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { bodyPictures } from "./body-pictures.tsx";
import type { AnswersForm } from "./use-answers.ts";

export function CarFields({ form: { draft, answer, errorAt } }: { form: AnswersForm }) {
  const { t } = useTranslation("purchase");

  return (
    <>
      <Segmented
        name="cylinderType"
        label={t("vehicle.car.cylinders")}
        layout="row"
        choices={cylinderCounts.map((value) => ({ value, label: value }))}
        value={draft.cylinderType}
        error={errorAt("cylinderType")}
        onChange={(event) => answer("cylinderType", event.target.value)}
      />
      <Segmented
        name="carType"
        label={t("vehicle.car.body")}
        layout="fit"
        choices={carBodies.map((value) => ({
          value,
          label: t(`vehicle.car.${value}`),
          picture: bodyPictures[value],
        }))}
        value={draft.carType}
        error={errorAt("carType")}
        onChange={(event) => answer("carType", event.target.value)}
      />
      <Segmented
        name="carOrigin"
        label={t("vehicle.car.origin")}
        hint={t("vehicle.car.originHint")}
        layout="fit"
        choices={carOrigins.map((value) => ({ value, label: t(`vehicle.car.${value}`) }))}
        value={draft.carOrigin}
        error={errorAt("carOrigin")}
        onChange={(event) => answer("carOrigin", event.target.value)}
      />
    </>
  );
}
