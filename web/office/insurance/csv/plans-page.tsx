import { SheetPage } from "./sheet-page.tsx";

/** `/office/insurance/plans` */
export const PlansPage = () => <SheetPage kind="plans" />;
