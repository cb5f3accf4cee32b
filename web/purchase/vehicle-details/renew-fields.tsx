import { CarFields } from "./car-fields.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { EarlierRequest } from "./earlier-request.tsx";
import { PlateFields } from "./plate-fields.tsx";
import { SharperPrices } from "./sharper-prices.tsx";
import type { VehicleForm } from "./use-vehicle-form.ts";

export default function RenewFields({ form }: { form: VehicleForm }) {
  return (
    <>
      <div className="grid gap-6">
        <PlateFields form={form} source="emirate" />
        <EarlierRequest form={form} />
        <CarFields form={form} />
        <SharperPrices form={form} />
      </div>
      <DocumentFields form={form} />
    </>
  );
}
