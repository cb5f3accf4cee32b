import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type PictureFault, pictureFaults } from "../../../domain/documents/document-request.ts";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import { Select } from "../../ui/select.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { SlotChoice } from "./slot-choice.tsx";

export type Faulty = { slots: DocumentSlot[]; reason: PictureFault };

/** Which pictures are no good, and why; `start` is chosen at first. */
export function useFaulty(start: { slots: readonly DocumentSlot[]; reason: PictureFault | "" }) {
  const { t } = useTranslation("office");
  const [slots, setSlots] = useState(start.slots);
  const [reason, setReason] = useState(start.reason);
  const [hasTried, setHasTried] = useState(false);

  /** @returns what was chosen; else undefined, and the fields say what is missing */
  const choose = (): Faulty | undefined => {
    setHasTried(true);
    return reason === "" || slots.length === 0 ? undefined : { slots: [...slots], reason };
  };

  const fields = {
    slots,
    reason,
    onSlots: setSlots,
    onReason: setReason,
    slotsError: hasTried && slots.length === 0 ? t("documents.whichMissing") : undefined,
    reasonError: hasTried && reason === "" ? t("documents.reasonMissing") : undefined,
  };

  return { fields, choose };
}

type Props = ReturnType<typeof useFaulty>["fields"] & {
  /** Starts their ids. */
  name: string;
  /** Empty, where there is nothing to choose. */
  among: readonly DocumentSlot[];
};

export function FaultyFields({ name, among, ...faulty }: Props) {
  const { t } = useTranslation("office");

  return (
    <>
      {among.length > 0 && (
        <SlotChoice
          id={`${name}-slots`}
          slots={among}
          chosen={faulty.slots}
          error={faulty.slotsError}
          onChoose={faulty.onSlots}
        />
      )}
      <Select
        ref={firstFocus}
        id={`${name}-reason`}
        label={t("documents.reason")}
        placeholder={t("documents.chooseReason")}
        options={pictureFaults.map((value) => ({ value, label: t(`documents.faults.${value}`) }))}
        value={faulty.reason}
        error={faulty.reasonError}
        onChange={({ target }) =>
          faulty.onReason(pictureFaults.find((one) => one === target.value) ?? "")
        }
      />
    </>
  );
}
