import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Ltr } from "../../ui/ltr.tsx";

/** The insurer's number, which is asked for on the telephone. */
export function CopiedNumber({ number }: { number: string }) {
  const { t } = useTranslation("profile/policy");
  const [isCopied, setIsCopied] = useState(false);

  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => setIsCopied(true),
      () => undefined,
    );

  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3">
      <span>
        <span className="sr-only">{t("number")} </span>
        <Ltr className="text-lg font-display wrap-anywhere whitespace-normal">{number}</Ltr>
      </span>
      <Button
        variant="link"
        size="small"
        icon={isCopied ? "check" : "copy"}
        onClick={() => void copy()}
      >
        {t("copy")}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && t("copied")}
      </span>
    </p>
  );
}
