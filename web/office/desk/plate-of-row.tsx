import { useTranslation } from "react-i18next";
import type { DeskRow } from "../../../contract/office/desk/requests.ts";
import { emirateNames, parseEmirate } from "../../../domain/vehicle/emirates.ts";
import { listedPlateCode } from "../../../domain/vehicle/plate-codes.ts";
import { Plate } from "../../ui/plate/plate.tsx";
import { useLanguage } from "../kit/use-language.ts";

type Props = { plate: DeskRow["plate"]; className: string };

export function PlateOfRow({ plate, className }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const emirate = plate ? parseEmirate(plate.emirate) : undefined;

  if (!plate || !emirate)
    return <span className="text-xs text-ink-muted">{t("desk.noPlate")}</span>;
  const { code, number } = plate;
  const codeName = listedPlateCode(emirate, code)?.[language] ?? code;
  const label = `${emirateNames[emirate][language]} ${codeName} ${number}`;
  return <Plate {...{ emirate, code, number, label, className }} />;
}
