import { useTranslation } from "react-i18next";
import type { RequestSummary } from "../../contract/requests.ts";
import { emirateNames, parseEmirate } from "../../domain/vehicle/emirates.ts";
import { listedPlateCode } from "../../domain/vehicle/plate-codes.ts";
import { useSite } from "../i18n/use-site.ts";
import { Icon } from "../ui/icon.tsx";
import { Plate } from "../ui/plate/plate.tsx";

type Props = { plate: RequestSummary["plateInfo"]; isPicture: boolean };

/** As wide as its place; a picture beside one that is read is silent. */
export default function DrawnPlate({ plate, isPicture }: Props) {
  const { t } = useTranslation("profile");
  const { language } = useSite();
  const emirate = plate && parseEmirate(plate.emirate);

  if (!plate || !emirate)
    return isPicture ? null : (
      <span className="flex h-8 items-center gap-2 whitespace-nowrap opacity-80">
        <Icon name="car" size={20} />
        {t("requests.noPlate")}
      </span>
    );

  const code = listedPlateCode(emirate, plate.code)?.[language] ?? plate.code;
  return (
    <>
      <Plate emirate={emirate} code={plate.code} number={plate.number} />
      {!isPicture && (
        <span className="sr-only">{`${emirateNames[emirate][language]} ${code} ${plate.number}`}</span>
      )}
    </>
  );
}
