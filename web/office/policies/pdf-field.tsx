import { type Ref, useId } from "react";
import { useTranslation } from "react-i18next";
import type { PolicyFileKind } from "../../../domain/policies/policy-state.ts";
import { FieldError, describedBy, labelClass } from "../../ui/field.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { FileCheck } from "./use-file-checks.ts";

type Props = {
  /** Ref of its control. */
  ref?: Ref<HTMLInputElement> | undefined;
  kind: PolicyFileKind;
  file: File | undefined;
  isOnFile: boolean;
  check: FileCheck | undefined;
  error: string | undefined;
  onFile: (file: File) => void;
};

/** The native control fills the box, so that it takes clicks, keys and dropped files by itself. */
export function PdfField({ ref, kind, file, isOnFile, check, error, onFile }: Props) {
  const { t } = useTranslation("office");
  const id = useId();

  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className={labelClass}>
        {t(`policies.files.${kind}`)}
      </label>
      <div
        className={`relative flex min-h-16 items-center gap-3 rounded-field border border-dashed px-4 py-3 hover:bg-surface-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${error ? "border-danger bg-danger-soft" : `border-line-strong ${file ? "bg-surface-leaf" : "bg-surface-soft"}`}`}
      >
        {check?.state === "checking" ? (
          <Spinner className="size-5 shrink-0" />
        ) : (
          <Icon name={file ? "doc" : "upload"} size={20} className="shrink-0" />
        )}
        <span className="min-w-0 text-sm">
          {file ? (
            <>
              <bdi className="block truncate font-medium">{file.name}</bdi>
              <span role="status" className="block text-ink-muted">
                {check?.state === "checking" && t("policies.checking")}
                {check?.state === "good" && t("policies.checked", { count: check.pages })}
              </span>
            </>
          ) : (
            <span className="text-ink-muted">
              {t(isOnFile ? "policies.onFile" : "policies.drop")}
            </span>
          )}
        </span>
        <input
          ref={ref}
          type="file"
          accept="application/pdf,.pdf"
          {...describedBy(id, { error })}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
        />
      </div>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
