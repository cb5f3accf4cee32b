import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveInsurer } from "../../../../contract/office/insurance/insurers.ts";
import type { InsurerShown } from "../../../../contract/office/insurance/insurer-shapes.ts";
import { coverTypes } from "../../../../domain/quotes/package-kinds.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { useSession } from "../../frame/session.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { useSay } from "../../kit/said.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { useWriting } from "../../kit/use-writing.ts";
import { ContactFields } from "./contact-fields.tsx";
import { type InsurerValues, valuesOf } from "./insurer-values.ts";
import { NameFields } from "./name-fields.tsx";
import { QualityFields } from "./quality-fields.tsx";
import { bodyOf, wrongIn } from "./read-insurer-values.ts";
import { RefundFields } from "./refund-fields.tsx";
import { useWordmark } from "./use-wordmark.ts";
import { WordmarkField } from "./wordmark-field.tsx";

type Props = {
  insurer: InsurerShown;
  open: boolean;
  onClose: () => void;
  onReload: () => void;
  onDone: (saved: InsurerShown) => void;
};

export function EditInsurer({ open, onClose, ...form }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      heading={t("insurance.insurer.form.heading", {
        name: `\u2068${form.insurer.name[language]}\u2069`,
      })}
      closeLabel={t("close")}
    >
      <EditForm {...form} />
    </Dialog>
  );
}

/** What was not touched follows the insurer, so that nobody undoes what a colleague just changed. */
function EditForm({ insurer, onReload, onDone }: Pick<Props, "insurer" | "onReload" | "onDone">) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const say = useSay();
  const { failure, failedField, isBusy, write } = useWriting(onReload);
  const [typed, setTyped] = useState<Partial<InsurerValues>>({});
  const [isChecked, setIsChecked] = useState(false);
  const wordmark = useWordmark();
  const { slug, version } = insurer;
  const { chosen } = wordmark;

  const values: InsurerValues = { ...valuesOf(insurer), ...typed };
  const wrong = isChecked ? wrongIn(values) : [];
  const isWrong = (field: string) => wrong.includes(field) || failedField === field;
  const onChange = (change: Partial<InsurerValues>) =>
    setTyped((before) => ({ ...before, ...change }));

  const submit = () => {
    setIsChecked(true);
    if (wrongIn(values).length > 0 || wordmark.isBusy || wordmark.refusal !== undefined) return;
    const picture = chosen === undefined ? {} : { wordmark: chosen && chosen.digest };
    void write(
      () =>
        ask(saveInsurer, { params: { slug }, body: { version, ...bodyOf(values), ...picture } }),
      (saved) => {
        say({ text: t("insurance.insurer.form.saved") });
        onDone(saved);
      },
    );
  };

  return (
    <DialogForm
      {...{ failure, isBusy }}
      confirm={t("insurance.insurer.form.save")}
      onSubmit={submit}
    >
      <NameFields isFirst names={values} {...{ isChecked, onChange }} />
      <WordmarkField
        {...{ insurer, inHand: wordmark }}
        failure={failedField === "wordmark" ? failure : undefined}
      />
      <ContactFields {...{ values, onChange, isWrong }} />
      <RefundFields {...{ values, onChange, isWrong }} />
      {coverTypes.map((cover) => (
        <QualityFields
          key={cover}
          cover={cover}
          values={values[cover]}
          isWrong={(field) => isWrong(`${cover}.${field}`)}
          onChange={(change) => onChange({ [cover]: { ...values[cover], ...change } })}
        />
      ))}
    </DialogForm>
  );
}
