import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";

type Props = { text: string; what: string };

export function CopyButton({ text, what }: Props) {
  const { t } = useTranslation("office");
  const [isCopied, setIsCopied] = useState(false);

  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };

  return (
    <button
      type="button"
      className="grid size-8 shrink-0 place-items-center rounded-full text-ink-muted hover:bg-surface-sunken hover:text-ink"
      aria-label={t(isCopied ? "copy.done" : "copy.button", { what })}
      title={t(isCopied ? "copy.done" : "copy.button", { what })}
      onClick={() => void copy().catch(() => undefined)}
    >
      <Icon name={isCopied ? "check" : "copy"} size={16} />
    </button>
  );
}
