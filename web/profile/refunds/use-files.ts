import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { sendRefundFiles } from "../../../contract/refunds.ts";
import { MAX_DOCUMENT_BYTES } from "../../../domain/documents/documents.ts";
import type { RefundFileKind } from "../../../domain/refunds/refund-files.ts";
import { knownProblem } from "../../api/known-problem.ts";
import { upload } from "../../api/upload.ts";
import { downscale } from "../../pictures/downscale.ts";

type Options = {
  requestId: string;
  refundId: string;
  onChanged: () => Promise<unknown>;
};

type Sending =
  { state: "idle" } | { state: "sending"; part: number } | { state: "failed"; text: string };

const codeIn = (text: string): unknown => {
  try {
    return (JSON.parse(text) as { code?: unknown }).code;
  } catch {
    return undefined;
  }
};

/** Sends one file of a kind for a refund; photos become smaller before that. */
export function useFiles(kind: RefundFileKind, { requestId, refundId, onChanged }: Options) {
  const { t } = useTranslation(["profile/refunds", "profile"]);
  const { t: problem } = useTranslation("problems");
  const [sending, setSending] = useState<Sending>({ state: "idle" });
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const work = new AbortController();
    leaving.current = work;
    return () => work.abort();
  }, []);

  const wordsOf = (status: number, text: string) => {
    const code = codeIn(text);
    if (status === 401) return t("profile:requests.loginToAct");
    if (code === "documents.unexpected") return t("files.full");
    if (code === "documents.unreadable") return t("files.unreadable");
    if (code === "refunds.ibanNotNow") return t("files.late");
    return problem(knownProblem(code));
  };

  const prepared = async (file: File): Promise<Blob | "type" | "unreadable" | "size"> => {
    if (file.type.startsWith("image/"))
      return downscale(file, { signal: leaving.current.signal }).then(
        ({ picture }) => picture,
        () => "unreadable",
      );
    if (file.type !== "application/pdf") return "type";
    return file.size > MAX_DOCUMENT_BYTES ? "size" : file;
  };

  const send = async (file: File) => {
    const { signal } = leaving.current;
    setSending({ state: "sending", part: 0 });
    const ready = await prepared(file);
    if (signal.aborted) return;
    if (typeof ready === "string")
      return setSending({
        state: "failed",
        text: ready === "size" ? problem("documents.size") : t(`files.${ready}`),
      });
    const body = new FormData();
    body.append(kind, ready, ready.type === "application/pdf" ? `${kind}.pdf` : `${kind}.jpg`);
    const answer = await upload({
      method: "POST",
      url: sendRefundFiles.url.replace(":id", requestId).replace(":refund", refundId),
      body,
      signal,
      onProgress: ({ loaded, total }) =>
        setSending({ state: "sending", part: total > 0 ? loaded / total : 0 }),
    });
    if (signal.aborted) return;
    if (answer.code === "unreachable")
      return setSending({ state: "failed", text: t("files.broken") });
    if (answer.code !== 200)
      return setSending({ state: "failed", text: wordsOf(answer.code, answer.text) });
    await onChanged();
    setSending({ state: "idle" });
  };

  return { sending, send };
}
