import { Icon } from "../../ui/icon.tsx";
import { useLanguage } from "./use-language.ts";

/** Named in its own language, as people look for it. */
const names = { en: "English", ar: "العربية" };

export function LanguageButton({ className = "" }: { className?: string }) {
  const { other, switchLanguage } = useLanguage();

  return (
    <button
      type="button"
      data-language
      className={`inline-flex min-h-target shrink-0 items-center gap-2 rounded-full px-3 text-sm font-medium hover:bg-surface-sunken ${className}`}
      onClick={switchLanguage}
    >
      <Icon name="globe" size={20} />
      <span lang={other}>{names[other]}</span>
    </button>
  );
}
