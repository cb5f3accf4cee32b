import type { Emirate } from "../../../../domain/vehicle/emirates.ts";
import type { PlateLayout } from "./plate-layout.ts";
import { layout as abu_dhabi } from "./abu-dhabi.ts";
import { layout as ajman } from "./ajman.ts";
import { layout as dubai } from "./dubai.ts";
import { layout as fujairah } from "./fujairah.ts";
import { layout as ras_al_khaimah } from "./ras-al-khaimah.ts";
import { layout as sharjah } from "./sharjah.ts";
import { layout as umm_al_quwain } from "./umm-al-quwain.ts";

export const layouts: Readonly<Record<Emirate, PlateLayout>> = {
  dubai,
  abu_dhabi,
  sharjah,
  ajman,
  umm_al_quwain,
  ras_al_khaimah,
  fujairah,
};
