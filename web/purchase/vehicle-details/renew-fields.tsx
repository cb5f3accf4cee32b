import { DocumentsFold } from "./documents-fold.tsx";
import { Questions } from "./questions.tsx";
import { SeePrices } from "./see-prices.tsx";
import type { VehicleForm } from "./use-vehicle-form.ts";

export default function RenewFields({ form }: { form: VehicleForm }) {
  return (
    <>
      <Questions form={form} />
      <SeePrices form={form} />
      <DocumentsFold form={form} />
    </>
  );
}
