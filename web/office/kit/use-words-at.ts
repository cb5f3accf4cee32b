import { useTranslation } from "react-i18next";

/** The office's words at a path that data names; undefined where there are none. */
export function useWordsAt() {
  const { t, i18n } = useTranslation("office");

  return (path: string, values: Record<string, unknown> = {}): string | undefined => {
    if (!i18n.exists(path, { ns: "office", ...values })) return undefined;
    const words: unknown = t(path as "retry", values);
    return typeof words === "string" ? words : undefined;
  };
}
