import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { setUpAuthenticator } from "../../../contract/office/access.ts";
import { call } from "../../api/client.ts";
import { Banner } from "../../ui/banner.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CopyButton } from "../kit/copy-button.tsx";
import { useProblem } from "../kit/use-problem.ts";
import { qrPicture } from "./qr-picture.ts";

type Key = { key: string; uri: string };

export function SetUpKey({ onLost }: { onLost: () => void }) {
  const { t } = useTranslation("office");
  const problemOf = useProblem();
  const [given, setGiven] = useState<Key>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const answer = await call(setUpAuthenticator, {}).catch(() => undefined);
      if (isGone) return;
      if (answer?.code === 200) setGiven(answer.data.data);
      else if (answer?.code === 401) onLost();
      else setFailure(problemOf(answer));
    };
    void ask();
    return () => {
      isGone = true;
    };
    // eslint-disable-next-line react/exhaustive-deps -- each call makes another key
  }, []);

  if (failure)
    return (
      <Banner kind="error" live>
        {failure}
      </Banner>
    );
  return (
    <div className="grid gap-4">
      <p className="text-ink-muted">{t("access.setUp.text")}</p>
      {given ? <QrCode uri={given.uri} /> : <Skeleton shape="block" />}
      <p className="rounded-field bg-surface-soft px-4 py-3">
        <span className="flex items-center justify-between gap-3 text-sm text-ink-muted">
          {t("access.setUp.key")}
          {given && <CopyButton text={given.key} what={t("access.setUp.key")} />}
        </span>
        <Ltr className="block font-strong text-sm tracking-wide text-balance wrap-anywhere whitespace-normal">
          {given?.key ?? "…"}
        </Ltr>
      </p>
    </div>
  );
}

function QrCode({ uri }: { uri: string }) {
  const { t } = useTranslation("office");
  const { size, path } = qrPicture(uri);

  return (
    <svg
      role="img"
      aria-label={t("access.setUp.picture")}
      viewBox={`0 0 ${size} ${size}`}
      className="mx-auto w-48 rounded-field bg-surface-raised"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentcolor" />
    </svg>
  );
}
