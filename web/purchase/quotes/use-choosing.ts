import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import * as paths from "../../../contract/page-paths.ts";
import type { Package } from "../../../contract/quotes.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import { useSite } from "../../i18n/use-site.ts";
import { useBrowserValue } from "../../ui/use-browser-value.ts";
import { loginFor, looksSignedIn } from "../choice/login-first.ts";
import { choiceOf, loadChoice, saveChoice } from "../draft/stored-choice.ts";
import { type Editing, isSamePlan, type PlanBefore } from "../draft/editing.ts";
import { useEditing } from "../draft/use-editing.ts";
import type { Quotes } from "./use-quotes.ts";

const CHECK = paths.checkAnswers;

const storedPackageId = () => loadChoice()?.packageId;

/** Which tab is open, which quote is chosen, and going on with it. */
export function useChoosing(quotes: Quotes) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const navigate = useNavigate();
  // undefined: nothing was touched yet, so coming back one finds what one had chosen.
  const [picked, setPicked] = useState<Package | null>();
  const [tab, setTab] = useState<CoverType>();
  const [error, setError] = useState<string>();
  const before = useBrowserValue(storedPackageId);
  const packages = quotes.state === "ready" ? quotes.packages : [];
  const editing = useEditing();
  const stored =
    packages.find((quote) => quote._id === before) ?? unchangedPlan(packages, editing?.plan);
  const chosen = picked === undefined ? stored : (picked ?? undefined);
  const cover = tab ?? stored?.type ?? coverOf(editing);

  const select = (quote: Package | null) => {
    setPicked(quote);
    setError(undefined);
  };

  return {
    cover,
    chosen,
    error,
    select,
    /** Another tab clears the choice (specification part 2, section 4). */
    show: (type: CoverType) => {
      if (type !== cover) select(null);
      setTab(type);
    },
    send: () => {
      if (!chosen) return setError(t("quotes.errors.noPackageSelected"));
      saveChoice(choiceOf(chosen, loadChoice()));
      if (looksSignedIn()) return void navigate(pathOf(CHECK));
      return location.assign(pathOf(loginFor(pathOf(CHECK))));
    },
  };
}

/** The package of a request that is changed, while it costs what was accepted. */
const unchangedPlan = (packages: readonly Package[], plan: PlanBefore | null | undefined) =>
  plan
    ? packages.find((quote) => isSamePlan(plan, quote) && quote.priceFils === plan.priceFils)
    : undefined;

/** Without a package a new policy is one that waits for the offer of an agent. */
const coverOf = (editing: Editing | undefined): CoverType =>
  editing?.plan?.coverType ??
  (editing?.type === "new" && !editing.plan ? "comprehensive" : "thirdParty");

export type Choosing = ReturnType<typeof useChoosing>;
