import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  driverCover: "الحوادث الشخصية للسائق",
  passengerCover: "تغطية الركاب",
  roadsideAssistance: "المساعدة على الطريق",
  omanCover: "التغطية في عُمان",
  naturalDisaster: "الكوارث الطبيعية",
  vehicleReplacement: "سيارة جديدة عند الخسارة الكلية",
  offRoad: "القيادة على الطرق الوعرة",
  carRental: "سيارة بديلة أثناء التصليح",
} satisfies SameKeys<typeof en>;
