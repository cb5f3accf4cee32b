import { useCallback, useEffect, useState } from "react";
import type { ProblemCode } from "../../../contract/problems.ts";
import { listPackages, type Package } from "../../../contract/quotes.ts";
import type { PackageKind } from "../../../domain/quotes/package-kinds.ts";
import { callWith } from "../../api/client.ts";
import { useSite } from "../../i18n/use-site.ts";
import type { Language } from "../../i18n/language.ts";

export type Quotes =
  | { state: "loading" }
  | { state: "ready"; packages: readonly Package[] }
  | { state: "failed"; code?: ProblemCode };

type QuotesFor = { kind: PackageKind; carType: string; cylinderType: string };

const LOADING: Quotes = { state: "loading" };

/** Cheapest first; nothing is requested until the car is known. */
export function useQuotes(car: QuotesFor | undefined): [quotes: Quotes, retry: () => void] {
  const { language } = useSite();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ to: string; quotes: Quotes }>();
  const kind = car?.kind;
  const carType = car?.carType;
  const cylinderType = car?.cylinderType;
  const question = [kind, carType, cylinderType, language, attempt].join(" ");

  useEffect(() => {
    if (kind === undefined || carType === undefined || cylinderType === undefined) return;
    const leaving = new AbortController();
    void fetchQuotes({ kind, carType, cylinderType }, language, leaving.signal).then(
      (quotes) => leaving.signal.aborted || setAnswer({ to: question, quotes }),
    );
    return () => leaving.abort();
  }, [kind, carType, cylinderType, language, question]);

  const quotes = answer?.to === question ? answer.quotes : LOADING;
  return [quotes, useCallback(() => setAttempt((count) => count + 1), [])];
}

/** Without cookies the page's language decides, also on /ar while the cookie says English. */
async function fetchQuotes(
  car: QuotesFor,
  language: Language,
  signal: AbortSignal,
): Promise<Quotes> {
  const call = callWith((path, init) =>
    fetch(path, { ...init, credentials: "omit", headers: { "accept-language": language } }),
  );
  try {
    const answer = await call(listPackages, { params: car, signal });
    if (answer.code === 200) return { state: "ready", packages: answer.data.data };
    return { state: "failed", code: answer.data.code };
  } catch {
    return { state: "failed" };
  }
}
