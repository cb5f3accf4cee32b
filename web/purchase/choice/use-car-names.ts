import { useEffect, useState } from "react";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";

type Names = Pick<PurchaseDraft, "make" | "model">;

/** The list is fetched only if the page's language has another name. */
export function useCarNames({ make, model }: Names): Names {
  const { language } = useSite();
  const [found, setFound] = useState<Names>();
  const isWanted = language !== "en" && make !== "";

  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    void import("../../../domain/vehicle/makes.ts")
      .then(({ makes, named }) => {
        const known = named(makes, make);
        const knownModel = named(known?.models ?? [], model);
        if (!left)
          setFound({ make: known?.[language] ?? make, model: knownModel?.[language] ?? model });
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [isWanted, make, model, language]);

  return (isWanted && found) || { make, model };
}
