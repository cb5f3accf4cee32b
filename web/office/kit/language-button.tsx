import { Icon } from "../../ui/icon.tsx";
import { useLanguage } from "./use-language.ts";

/** Named in its own language, as people look for it. */
const names = { en: "English", ar: "العربية" };

export function LanguageButton({ className = "" }: { className?: string }) {
  const { other, switchLanguage } = useLanguage();

  return (
    <button
      type="button"
      lang={other}
      className={`inline-flex min-h-target items-center gap-2 rounded-full px-3 text-sm font-medium hover:bg-surface-sunken ${className}`}
      onClick={switchLanguage}
    >
      <Icon name="globe" size={20} />
      {names[other]}
    </button>
  );
}
