import { useTranslation } from "react-i18next";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FieldGroup } from "../../ui/field.tsx";
import { useSlotName } from "../kit/use-slot-name.ts";

type Props = {
  id: string;
  slots: readonly DocumentSlot[];
  chosen: readonly DocumentSlot[];
  error: string | undefined;
  onChoose: (chosen: DocumentSlot[]) => void;
};

export function SlotChoice({ id, slots, chosen, error, onChoose }: Props) {
  const { t } = useTranslation("office");
  const nameOf = useSlotName();

  const toggle = (slot: DocumentSlot) =>
    onChoose(slots.filter((one) => chosen.includes(one) !== (one === slot)));

  return (
    <FieldGroup id={id} label={t("documents.which")} error={error}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {slots.map((slot) => (
          <Checkbox
            key={slot}
            id={`${id}-${slot}`}
            checked={chosen.includes(slot)}
            onChange={() => toggle(slot)}
          >
            {nameOf(slot)}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}
