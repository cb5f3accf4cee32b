import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../kit/copy-button.tsx";

type Props = { codes: readonly string[]; onContinue: () => void };

export function RecoveryCodes({ codes, onContinue }: Props) {
  const { t } = useTranslation("office");
  const title = t("access.recovery.title");

  return (
    <section className="grid gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id="recovery" className="text-title-sm">
          {title}
        </h2>
        <CopyButton text={codes.join("\n")} what={title} />
      </div>
      <p className="text-ink-muted">{t("access.recovery.text")}</p>
      <ul
        aria-labelledby="recovery"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-field bg-surface-soft px-5 py-4 font-strong"
      >
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ul>
      <div className="grid gap-3 print:hidden">
        <Button variant="quiet" wide onClick={() => print()}>
          {t("access.recovery.print")}
        </Button>
        <Button wide onClick={onContinue}>
          {t("access.recovery.continue")}
        </Button>
      </div>
    </section>
  );
}
