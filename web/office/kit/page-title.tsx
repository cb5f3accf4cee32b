import { brand } from "../../../brand.ts";
import { useLanguage } from "./use-language.ts";

export function PageTitle({ children }: { children: string }) {
  const { language } = useLanguage();
  return <title>{`${children} · ${brand.name[language]}`}</title>;
}
