import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import * as paths from "../../../contract/page-paths.ts";
import type { Package } from "../../../contract/quotes.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import { useSite } from "../../i18n/use-site.ts";
import { useBrowserValue } from "../../ui/use-browser-value.ts";
import { loginFor, looksSignedIn } from "../choice/login-first.ts";
import { choiceOf, loadChoice, saveChoice } from "../draft/stored-choice.ts";
import { askedCover, forgetAskedCover } from "../draft/asked-cover.ts";
import { type Editing, isSamePlan, type PlanBefore } from "../draft/editing.ts";
import { useEditing } from "../draft/use-editing.ts";
import type { Quotes } from "../choice/fetch-quotes.ts";

const CHECK = paths.checkAnswers;

const storedPackageId = () => loadChoice()?.packageId;

export function useChoosing(quotes: Quotes) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const navigate = useNavigate();
  // Undefined until something is pressed: then the stored choice counts.
  const [picked, setPicked] = useState<string | null>();
  const [tab, setTab] = useState<CoverType>();
  const [error, setError] = useState<string>();
  const before = useBrowserValue(storedPackageId);
  const asked = useBrowserValue(askedCover);
  const packages = quotes.state === "ready" ? quotes.packages : [];
  const editing = useEditing();
  const kept =
    packages.find((quote) => quote._id === before) ?? unchangedPlan(packages, editing?.plan);
  const stored = asked === undefined || kept?.type === asked ? kept : undefined;
  const chosen = picked === undefined ? stored : packages.find((quote) => quote._id === picked);
  const cover = tab ?? asked ?? stored?.type ?? coverOf(editing);

  // Whatever is done next answers the message, or shows that it is not what is wanted.
  useEffect(() => {
    if (error === undefined) return;
    const forget = ({ target }: Event) =>
      target instanceof Element && !target.closest("[data-request-footer]") && setError(undefined);
    document.addEventListener("click", forget);
    return () => document.removeEventListener("click", forget);
  }, [error]);

  const select = (quote: Package | null) => {
    setPicked(quote && quote._id);
    setError(undefined);
  };

  return {
    cover,
    chosen,
    error,
    select,
    /** Another tab of cover clears the choice (specification part 2, section 4). */
    show: (type: CoverType) => {
      if (type !== cover) select(null);
      setTab(type);
      forgetAskedCover();
    },
    send: () => {
      if (!chosen) return setError(t("quotes.errors.noPackageSelected"));
      saveChoice(choiceOf(chosen, loadChoice()));
      if (looksSignedIn()) return void navigate(pathOf(CHECK));
      return location.assign(pathOf(loginFor(pathOf(CHECK))));
    },
  };
}

/** Only at the price that was accepted. */
const unchangedPlan = (packages: readonly Package[], plan: PlanBefore | null | undefined) =>
  plan
    ? packages.find((quote) => isSamePlan(plan, quote) && quote.priceFils === plan.priceFils)
    : undefined;

/** A new policy without a package waits for an agent's offer. */
const coverOf = (editing: Editing | undefined): CoverType =>
  editing?.plan?.coverType ??
  (editing?.type === "new" && !editing.plan ? "comprehensive" : "thirdParty");

export type Choosing = ReturnType<typeof useChoosing>;
