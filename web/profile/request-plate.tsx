import { useTranslation } from "react-i18next";
import type { RequestSummary } from "../../contract/requests.ts";
import { emirateNames, parseEmirate } from "../../domain/vehicle/emirates.ts";
import { listedPlateCode } from "../../domain/vehicle/plate-codes.ts";
import { useSite } from "../i18n/use-site.ts";
import { Icon } from "../ui/icon.tsx";
import { Plate } from "../ui/plate/plate.tsx";

type Props = { plate: RequestSummary["plateInfo"]; className?: string };

export function RequestPlate({ plate, className = "w-37 max-w-full" }: Props) {
  const { t } = useTranslation("profile");
  const { language } = useSite();
  const emirate = plate && parseEmirate(plate.emirate);

  if (!plate || !emirate)
    return (
      <p className="flex h-8 items-center gap-2 text-ink-muted">
        <Icon name="car" size={20} />
        {t("requests.noPlate")}
      </p>
    );

  const code = listedPlateCode(emirate, plate.code)?.[language] ?? plate.code;
  return (
    <>
      <Plate emirate={emirate} code={plate.code} number={plate.number} className={className} />
      <span className="sr-only">{`${emirateNames[emirate][language]} ${code} ${plate.number}`}</span>
    </>
  );
}
