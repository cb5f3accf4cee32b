import { CarFields } from "./car-fields.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { PlateFields } from "./plate-fields.tsx";
import type { VehicleForm } from "./use-vehicle-form.ts";

export function RenewFields({ form }: { form: VehicleForm }) {
  return (
    <>
      <div className="grid gap-6">
        <PlateFields form={form} />
        <CarFields form={form} />
      </div>
      <DocumentFields form={form} />
    </>
  );
}
