import { useTranslation } from "react-i18next";
import { ButtonLink } from "../ui/button.tsx";

/** The letter at `address`, in both languages: the insurer may prefer the other one. */
export function LetterLinks({ address, name }: { address: string; name: string }) {
  const { t } = useTranslation("refund");

  return (
    <div className="flex flex-wrap gap-3">
      {(["en", "ar"] as const).map((language) => (
        <ButtonLink
          key={language}
          variant="quiet"
          size="small"
          icon="download"
          href={`${address}?lang=${language}`}
          download={`${name}-${language}.pdf`}
        >
          {t(`letter.${language}`)}
        </ButtonLink>
      ))}
    </div>
  );
}
