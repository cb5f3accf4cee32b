import { SheetPage } from "./sheet-page.tsx";

/** `/office/insurance/editions` */
export const EditionsPage = () => <SheetPage kind="editions" />;
