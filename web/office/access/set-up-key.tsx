import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { setUpAuthenticator } from "../../../contract/office/access/routes.ts";
import { call } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Banner } from "../../ui/banner.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CopyButton } from "../kit/copy-button.tsx";
import { useProblem } from "../kit/use-problem.ts";
import { qrPicture } from "./qr-picture.ts";

export function SetUpKey({ onLost }: { onLost: () => void }) {
  const { t } = useTranslation("office");
  const problemOf = useProblem();
  // Each call makes another key.
  const { body, failure } = useRead(call, setUpAuthenticator, {});
  const given = body?.data;
  const problem = problemOf(failure);

  const isLost = failure?.code === 401;
  const leave = useEffectEvent(onLost);
  useEffect(() => {
    if (isLost) leave();
  }, [isLost]);

  if (problem)
    return (
      <Banner kind="error" live>
        {problem}
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
