import { type PolicyFiles, policyFieldNames, type PolicyValues } from "./policy-fields.ts";

/** The fields first: what is wrong with them is answered before the PDFs are sent. */
export function policyFormData(
  version: number,
  values: PolicyValues,
  files: PolicyFiles,
  isForCustomer: boolean,
): FormData {
  const form = new FormData();
  form.append("version", String(version));
  for (const name of policyFieldNames) form.append(name, values[name]);
  if (isForCustomer) form.append("to", "customer");
  if (files.policy) form.append("policy", files.policy);
  if (files.certificate) form.append("certificate", files.certificate);
  return form;
}
