import { loadOfficeTexts } from "../../web/office/texts.ts";

export const { office: officeEn } = await loadOfficeTexts("en");
export const { office: officeAr } = await loadOfficeTexts("ar");
