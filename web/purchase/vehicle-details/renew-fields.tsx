import { CarFields } from "./car-fields.tsx";
import { DocumentsFold } from "./documents-fold.tsx";
import { EarlierRequest } from "./earlier-request.tsx";
import { PlateFields } from "./plate-fields.tsx";
import { SeePrices } from "./see-prices.tsx";
import type { VehicleForm } from "./use-vehicle-form.ts";

export default function RenewFields({ form }: { form: VehicleForm }) {
  return (
    <>
      <div className="grid gap-5 sm:gap-6">
        <PlateFields form={form} source="emirate" />
        <EarlierRequest form={form} />
        <CarFields form={form} />
        <SeePrices form={form} />
      </div>
      <DocumentsFold form={form} />
    </>
  );
}
