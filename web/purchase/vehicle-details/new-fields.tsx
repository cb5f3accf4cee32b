import { CarFields } from "./car-fields.tsx";
import { DocumentsFold } from "./documents-fold.tsx";
import { EmiratesIdField } from "./emirates-id-field.tsx";
import { IdentityFields } from "./identity-fields.tsx";
import { InputMethodField } from "./input-method-field.tsx";
import { SeePrices } from "./see-prices.tsx";
import type { VehicleForm } from "./use-vehicle-form.ts";

export default function NewFields({ form }: { form: VehicleForm }) {
  return (
    <>
      <div className="grid gap-5 sm:gap-6">
        <InputMethodField form={form} />
        <CarFields form={form} />
        <SeePrices form={form} />
      </div>
      <DocumentsFold form={form} emiratesId={<EmiratesIdField form={form} />}>
        <div className="mb-7">
          <IdentityFields form={form} />
        </div>
      </DocumentsFold>
    </>
  );
}
