import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addInsurer } from "../../../../contract/office/insurance/insurers.ts";
import { toLatinDigits } from "../../../../domain/digits.ts";
import { useWrite } from "../../../api/use-write.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useSession } from "../../frame/session.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { firstFocus } from "../../kit/first-focus.ts";
import { useProblem } from "../../kit/use-problem.ts";
import { NameFields } from "./name-fields.tsx";

type Props = { open: boolean; onClose: () => void; onDone: (slug: string) => void };

const SLUG = /^[a-z][a-z0-9-]{1,30}$/;

export function AddInsurer({ open, onClose, onDone }: Props) {
  const { t } = useTranslation("office");

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t("insurance.insurer.add.heading")}
      closeLabel={t("close")}
    >
      <AddForm onDone={onDone} />
    </Dialog>
  );
}

function AddForm({ onDone }: Pick<Props, "onDone">) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const problemOf = useProblem();
  const { failure, isBusy, write } = useWrite();
  const [typed, setTyped] = useState("");
  const [names, setNames] = useState({ nameEn: "", nameAr: "" });
  const [isChecked, setIsChecked] = useState(false);

  const slug = toLatinDigits(typed).trim().toLowerCase();
  const isTaken = failure?.data?.code === "insurance.slugTaken";
  const isWrong = !SLUG.test(slug);

  const submit = () => {
    setIsChecked(true);
    if (isWrong || Object.values(names).some((name) => name.trim() === "")) return;
    const body = { slug, name: { en: names.nameEn.trim(), ar: names.nameAr.trim() } };
    void write(
      () => ask(addInsurer, { body }),
      (answer) => answer.code === 200 && onDone(slug),
    );
  };

  return (
    <DialogForm
      failure={isTaken ? undefined : problemOf(failure)}
      isBusy={isBusy}
      confirm={t("insurance.insurer.add.save")}
      onSubmit={submit}
    >
      <TextInput
        ref={firstFocus}
        label={t("insurance.insurer.add.slug")}
        hint={t("insurance.insurer.add.slugHint")}
        name="slug"
        ltr
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={31}
        value={typed}
        error={
          isTaken
            ? problemOf(failure)
            : isChecked && isWrong && t("insurance.insurer.add.slugWrong")
        }
        onChange={({ target }) => setTyped(target.value)}
      />
      <NameFields
        names={names}
        isChecked={isChecked}
        onChange={(change) => setNames((before) => ({ ...before, ...change }))}
      />
      <p className="rounded-field bg-surface-leaf px-4 py-3 text-sm">
        {t("insurance.insurer.add.effect")}
      </p>
    </DialogForm>
  );
}
