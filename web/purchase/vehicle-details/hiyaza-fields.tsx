import { useTranslation } from "react-i18next";
import { toLatinDigits } from "../../../domain/digits.ts";
import { hiyazaTypes } from "../../../domain/purchase/draft.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import type { AnswersForm } from "./use-answers.ts";

const MAX_CERTIFICATE_NUMBER = 60;

export function HiyazaFields({ form }: { form: AnswersForm }) {
  const { t } = useTranslation("purchase");
  const { draft, answer, leave, errorAt } = form;

  return (
    <>
      <Segmented
        name="hiyazaType"
        label={t("vehicle.hiyaza.type")}
        note={t("vehicle.optional")}
        layout="row"
        choices={hiyazaTypes.map((value) => ({ value, label: t(`vehicle.hiyaza.${value}`) }))}
        value={hiyazaTypes.find((type) => type === draft.hiyazaType) ?? ""}
        error={errorAt("hiyazaType")}
        onChange={(event) => answer("hiyazaType", event.target.value)}
      />
      <TextInput
        name="hiyazaCertificateNumber"
        label={t("vehicle.hiyaza.number")}
        ltr
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={MAX_CERTIFICATE_NUMBER}
        value={draft.hiyazaCertificateNumber}
        error={errorAt("hiyazaCertificateNumber")}
        onChange={(event) => answer("hiyazaCertificateNumber", toLatinDigits(event.target.value))}
        onBlur={() => leave("hiyazaCertificateNumber")}
      />
    </>
  );
}
