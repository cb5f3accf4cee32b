import type { Emirate } from "../../../../domain/vehicle/emirates.ts";
import type { PlateLayout } from "./plate-layout.ts";

/** Fetches one layout: all of them weigh as much as the rest of a page. */
export const fetchLayout: Readonly<Record<Emirate, () => Promise<{ layout: PlateLayout }>>> = {
  dubai: () => import("./dubai.ts"),
  abu_dhabi: () => import("./abu-dhabi.ts"),
  sharjah: () => import("./sharjah.ts"),
  ajman: () => import("./ajman.ts"),
  umm_al_quwain: () => import("./umm-al-quwain.ts"),
  ras_al_khaimah: () => import("./ras-al-khaimah.ts"),
  fujairah: () => import("./fujairah.ts"),
};
