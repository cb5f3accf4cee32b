import { useEffect, useState } from "react";
import {
  type CheckedOffer,
  type CheckedTerms,
  checkOffer,
} from "../../../contract/office/offers/routes.ts";
import { useRead } from "../../api/use-read.ts";
import { useSession } from "../frame/session.tsx";

const TYPING_MS = 300;

/** The value once it has not changed for a moment; undefined is passed on at once. */
function useSettled(value: string | undefined) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return value === undefined ? undefined : settled;
}

const planOf = ({ plan, other }: CheckedTerms) => plan ?? other?.coverType;

/**
 * Our own price beside the terms of now. While newer terms are compared, the last comparison of the
 * same plan stands. @param terms undefined while nothing is to be compared
 */
export function useOfferCheck(
  id: string,
  terms: CheckedTerms | undefined,
): CheckedOffer | undefined {
  const { ask } = useSession();
  const settled = useSettled(terms && JSON.stringify(terms));
  const asked = settled === undefined ? undefined : (JSON.parse(settled) as CheckedTerms);
  const input = asked && { params: { id }, body: { terms: asked } };
  const { body } = useRead(ask, checkOffer, input);
  const [kept, setKept] = useState<{ plan: string | undefined; found: CheckedOffer }>();
  if (asked && body && kept?.found !== body.data)
    setKept({ plan: planOf(asked), found: body.data });

  return terms && kept?.plan === planOf(terms) ? kept?.found : undefined;
}
