import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Banner } from "../../ui/banner.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { loginFor, looksSignedIn } from "../choice/login-first.ts";
import { saveCopy, type Saving } from "./account-copy.ts";
import { saveAfterLogin } from "./save-after-login.ts";

export default function SavingCopy({ path }: { path: string }) {
  const { t } = useTranslation("purchase");
  const { t: problem } = useTranslation("problems");
  const { language, pathOf } = useSite();
  const [done, setDone] = useState(0);
  const [saving, setSaving] = useState<Saving | undefined>(() =>
    looksSignedIn() ? undefined : { kind: "loginFirst" },
  );

  useEffect(() => {
    if (looksSignedIn()) void saveCopy(setDone).then(setSaving);
  }, []);

  if (!saving)
    return (
      <div className="mt-3">
        <p className="mb-1.5 text-sm text-ink-muted">{t("resume.saving")}</p>
        <Progress label={t("resume.saving")} value={done} max={1} className="w-full" />
      </div>
    );

  if (saving.kind === "saved")
    return (
      <Banner
        kind="success"
        className="mt-3"
        title={t("resume.saved", { moment: formatMoment(saving.expiresAt, language) })}
      >
        {t("resume.savedHelp")}
      </Banner>
    );

  if (saving.kind === "loginFirst")
    return (
      <Banner
        kind="info"
        className="mt-3"
        title={t("resume.loginFirst")}
        actions={
          <ButtonLink
            size="small"
            href={pathOf(loginFor(pathOf(path)))}
            onClick={saveAfterLogin.request}
          >
            {t("resume.login")}
          </ButtonLink>
        }
      >
        {t("resume.loginHelp")}
      </Banner>
    );

  return (
    <Banner kind="error" className="mt-3" title={t("resume.failed")}>
      {saving.kind === "refused" ? problem(saving.code) : t("resume.broken")}
    </Banner>
  );
}
