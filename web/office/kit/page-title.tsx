import { brand } from "../../../brand.ts";
import { useLanguage } from "./use-language.ts";
import { useWaitingChats } from "./waiting-chats.ts";

export function PageTitle({ children }: { children: string }) {
  const { language } = useLanguage();
  const { count } = useWaitingChats();
  const waiting = count > 0 ? `(${count}) ` : "";
  return <title>{`${waiting}${children} · ${brand.name[language]}`}</title>;
}
