import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type BrandShown,
  readBrand,
  resetBrand,
  saveBrand,
} from "../../../../contract/office/settings/brand.ts";
import {
  type BrandField,
  brandProblem,
  type BrandValues,
  cleanBrandValue,
} from "../../../../domain/contact/brand-values.ts";
import { useRead } from "../../../api/use-read.ts";
import { useSession } from "../../frame/session.tsx";
import { useSay } from "../../kit/said.tsx";
import { useProblem } from "../../kit/use-problem.ts";
import { useWriting } from "../../kit/use-writing.ts";

type Typed = Partial<BrandValues>;

/** What was typed outlives a colleague's save; what was not touched follows it. */
export function useBrandForm() {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const say = useSay();
  const problemOf = useProblem();
  const reading = useRead(ask, readBrand, {});
  const writing = useWriting(() => void reading.reload());
  const [typed, setTyped] = useState<Typed>({});
  const [isChecked, setIsChecked] = useState(false);
  const saved = reading.body?.data;

  const fields = saved?.fields ?? [];
  const valueOf = (field: BrandField) =>
    typed[field] ?? fields.find((one) => one.field === field)?.value ?? "";
  const changed = fields.filter(({ field, value }) => valueOf(field) !== value);
  const wrong = changed.filter(({ field }) =>
    brandProblem(field, cleanBrandValue(field, valueOf(field))),
  );

  const finish = (data: BrandShown, words: string) => {
    reading.replace(() => ({ status: "success", data }));
    setTyped({});
    setIsChecked(false);
    say({ text: words });
  };

  const errorOf = (field: BrandField) => {
    const problem = brandProblem(field, cleanBrandValue(field, valueOf(field)));
    if (isChecked && problem && wrong.some((one) => one.field === field))
      return t(`problems.settings.${problem}`);
    return writing.failedField === field ? writing.failure : undefined;
  };

  const save = () => {
    if (!saved) return;
    setIsChecked(true);
    const [first] = wrong;
    if (first) return document.getElementById(first.field)?.focus();
    const own = fields.filter(({ source }) => source !== "environment");
    const values = Object.fromEntries(own.map(({ field }) => [field, valueOf(field)]));
    void writing.write(
      () => ask(saveBrand, { body: { version: saved.version, values } }),
      (now) => finish(now, t("settings.brand.saved")),
    );
  };

  const reset = (then: () => void) => {
    if (!saved) return;
    void writing.write(
      () => ask(resetBrand, { body: { version: saved.version } }),
      (now) => {
        finish(now, t("settings.brand.toDefaultDone"));
        then();
      },
    );
  };

  return {
    saved,
    valueOf,
    changed,
    errorOf,
    save,
    reset,
    problem: problemOf(reading.failure),
    isLoading: reading.isLoading,
    reload: () => void reading.reload(),
    failure: writing.failedField === undefined ? writing.failure : undefined,
    isBusy: writing.isBusy,
    change: (field: BrandField, value: string) => setTyped((now) => ({ ...now, [field]: value })),
    discard: () => {
      setTyped({});
      setIsChecked(false);
    },
  };
}

export type BrandForm = ReturnType<typeof useBrandForm>;
