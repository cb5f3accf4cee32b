import { useTranslation } from "react-i18next";
import { type PictureFault, pictureFaults } from "../../../domain/documents/document-request.ts";
import { Select } from "../../ui/select.tsx";

type Props = {
  id: string;
  fault: PictureFault | "";
  error: string | undefined;
  onChoose: (fault: PictureFault | "") => void;
};

export function FaultSelect({ id, fault, error, onChoose }: Props) {
  const { t } = useTranslation("office");

  return (
    <Select
      id={id}
      label={t("documents.reason")}
      placeholder={t("documents.chooseReason")}
      options={pictureFaults.map((value) => ({ value, label: t(`documents.faults.${value}`) }))}
      value={fault}
      error={error}
      onChange={({ target }) => onChoose(pictureFaults.find((one) => one === target.value) ?? "")}
    />
  );
}
