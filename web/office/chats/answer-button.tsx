import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

type Props = { isBusy: boolean; onPress: () => void; wide?: boolean };

export function AnswerButton({ isBusy, onPress, wide = false }: Props) {
  const { t } = useTranslation("office");

  return (
    <Button
      variant="sun"
      size="small"
      className={wide ? "w-full max-w-72" : ""}
      busy={isBusy}
      aria-keyshortcuts="A"
      onClick={onPress}
    >
      {t("chats.answer")}
      <kbd
        aria-hidden="true"
        className="min-w-6 rounded-sm border border-current px-1.5 font-sans text-xs"
      >
        A
      </kbd>
    </Button>
  );
}
