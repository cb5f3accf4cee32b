import { DocumentsFold } from "./documents-fold.tsx";
import { EmiratesIdField } from "./emirates-id-field.tsx";
import IdentityFields from "./identity-fields.tsx";
import { Questions } from "./questions.tsx";
import { SeePrices } from "./see-prices.tsx";
import type { VehicleForm } from "./use-vehicle-form.ts";

export default function NewFields({ form }: { form: VehicleForm }) {
  return (
    <>
      <Questions form={form} />
      <SeePrices form={form} />
      <DocumentsFold form={form} emiratesId={<EmiratesIdField form={form} />}>
        <div className="mb-7">
          <IdentityFields form={form} />
        </div>
      </DocumentsFold>
    </>
  );
}
