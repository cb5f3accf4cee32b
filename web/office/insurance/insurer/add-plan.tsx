import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { addPlan } from "../../../../contract/office/insurance/drafts.ts";
import { newPlan } from "../../../../domain/insurance/new-plan.ts";
import { type CoverType, coverTypes } from "../../../../domain/quotes/package-kinds.ts";
import { useWrite } from "../../../api/use-write.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Select } from "../../../ui/select.tsx";
import { useSession } from "../../frame/session.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { draft as draftPath } from "../../kit/paths.ts";
import { useProblem } from "../../kit/use-problem.ts";
import { NameFields } from "./name-fields.tsx";

type Props = { insurer: string; open: boolean; onClose: () => void };

/** A plan that is new begins as a draft with what the law asks for. */
export function AddPlan({ insurer, open, onClose }: Props) {
  const { t } = useTranslation("office");

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t("insurance.insurer.plans.add")}
      closeLabel={t("close")}
    >
      <AddForm insurer={insurer} />
    </Dialog>
  );
}

function AddForm({ insurer }: Pick<Props, "insurer">) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const navigate = useNavigate();
  const problemOf = useProblem();
  const { failure, isBusy, write } = useWrite();
  const [cover, setCover] = useState<CoverType>("comprehensive");
  const [names, setNames] = useState({ nameEn: "", nameAr: "" });
  const [isChecked, setIsChecked] = useState(false);

  const submit = () => {
    setIsChecked(true);
    if (Object.values(names).some((name) => name.trim() === "")) return;
    const name = { en: names.nameEn.trim(), ar: names.nameAr.trim() };
    const { cover: lines, terms, ...rest } = newPlan(cover, name);
    const body = { ...rest, cover: [...lines], terms: [...terms], documents: [] };
    void write(
      () => ask(addPlan, { params: { slug: insurer }, body }),
      (answer) => {
        if (answer.code === 200) void navigate(draftPath(answer.data.data.id));
      },
    );
  };

  return (
    <DialogForm
      failure={problemOf(failure)}
      isBusy={isBusy}
      confirm={t("insurance.insurer.plans.write")}
      onSubmit={submit}
    >
      <Select
        label={t("insurance.insurer.plans.cover")}
        name="cover"
        value={cover}
        options={coverTypes.map((value) => ({ value, label: t(`covers.${value}`) }))}
        onChange={({ target }) => setCover(target.value as CoverType)}
      />
      <NameFields
        names={names}
        isChecked={isChecked}
        onChange={(change) => setNames((before) => ({ ...before, ...change }))}
      />
      <p className="rounded-field bg-surface-leaf px-4 py-3 text-sm">
        {t("insurance.insurer.plans.effect")}
      </p>
    </DialogForm>
  );
}
