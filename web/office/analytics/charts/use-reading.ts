import { useLanguage } from "../../kit/use-language.ts";
import type { Reading } from "./scales.ts";

export const useReading = (): Reading => (useLanguage().language === "ar" ? "rtl" : "ltr");
