import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

export function ReplaceDialog() {
  const { t } = useTranslation("purchase/shared");

  return (
    <dialog className="dialog" aria-labelledby="replace-heading" data-replace="">
      <div className="px-card pt-6 pb-card">
        <h2 id="replace-heading" className="text-title-sm">
          {t("replace.heading")}
        </h2>
        <p className="mt-3 text-label">{t("replace.text")}</p>
        <form method="dialog" className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" value="keep" variant="quiet">
            {t("replace.keep")}
          </Button>
          <Button type="submit" value="replace" data-confirm="">
            {t("replace.replace")}
          </Button>
        </form>
      </div>
    </dialog>
  );
}
