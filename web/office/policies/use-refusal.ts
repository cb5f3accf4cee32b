import { useState } from "react";
import { useTranslation } from "react-i18next";
import { policyFileKinds } from "../../../domain/policies/policy-state.ts";
import { type PolicyName, policyFieldNames } from "./policy-fields.ts";

type Failed = { failure: string | undefined; failedField: string | undefined };

const fieldNamed = (name: string | undefined) => policyFieldNames.find((one) => one === name);
const fileNamed = (name: string | undefined) => policyFileKinds.find((one) => one === name);

/** What the server refused: beside the button with its name, and at the field until that is mended. */
export function useRefusal({ failure, failedField }: Failed) {
  const { t } = useTranslation("office");
  const [isMended, setIsMended] = useState(false);
  const [field, file] = [fieldNamed(failedField), fileNamed(failedField)];
  const isNow = failure !== undefined && !isMended;
  const at = isNow ? (field ?? file) : undefined;
  const name =
    (field && t(`policies.fields.${field}`)) ?? (file && t(`policies.files.${file}`)) ?? undefined;

  return {
    words: isNow ? (name === undefined ? failure : `${name}: ${failure}`) : undefined,
    /** Which field or file is to blame. */
    field: at,
    at: (one: PolicyName) => (one === at ? failure : undefined),
    begin: () => setIsMended(false),
    mend: (names: readonly PolicyName[]) => {
      if (names.some((one) => one === at)) setIsMended(true);
    },
  };
}
