import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { readInsurer } from "../../../../contract/office/insurance/insurers.ts";
import type { InsurerShown } from "../../../../contract/office/insurance/insurer-shapes.ts";
import { useRead } from "../../../api/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useSession } from "../../frame/session.tsx";
import { PageTitle } from "../../kit/page-title.tsx";
import { insurance } from "../../kit/paths.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { useProblem } from "../../kit/use-problem.ts";
import { EditInsurer } from "./edit-insurer.tsx";
import { InsurerSections } from "./insurer-sections.tsx";
import { sellingStateOf } from "./selling-state.ts";
import { Wordmark } from "./wordmark.tsx";

type Props = { slug: string; onChange: () => void };

/** One insurer: what it sells, what it allows, how to reach it. */
export function InsurerPane({ slug, onChange }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const problemOf = useProblem();
  const [isEditing, setIsEditing] = useState(false);
  const { body, failure, isLoading, reload, replace } = useRead(ask, readInsurer, {
    params: { slug },
  });
  const insurer = body?.data;
  const problem = problemOf(failure);

  if (problem && !insurer)
    return (
      <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={() => void reload()}>
        {problem}
      </LoadFailed>
    );
  if (!insurer) return <Skeleton shape="block" className="h-80" />;
  return (
    <section aria-labelledby="insurer-heading" className="grid gap-4">
      <Heading insurer={insurer} onEdit={() => setIsEditing(true)} />
      <InsurerSections insurer={insurer} />
      <EditInsurer
        insurer={insurer}
        open={isEditing}
        onClose={() => setIsEditing(false)}
        onReload={() => void reload()}
        onDone={(data) => {
          replace(() => ({ status: "success", data }));
          setIsEditing(false);
          onChange();
        }}
      />
    </section>
  );
}

function Heading({ insurer, onEdit }: { insurer: InsurerShown; onEdit: () => void }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { member } = useSession();
  const state = sellingStateOf(insurer);

  return (
    <>
      <PageTitle>{insurer.name[language]}</PageTitle>
      <Link to={insurance} className="link justify-self-start text-sm lg:hidden">
        <Icon name="back" size={20} />
        {t("insurance.insurer.back")}
      </Link>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Wordmark logo={insurer.logo} className="h-9 w-32" />
        <h2 id="insurer-heading" className="text-title-sm">
          <bdi>{insurer.name[language]}</bdi>
        </h2>
        <Pill tone={state === "sells" ? "good" : "bad"} wraps>
          {t(`insurance.insurer.selling.${state}`)}
        </Pill>
        {member.roles.includes("admin") && (
          <Button
            variant="quiet"
            size="small"
            icon="edit"
            className="ms-auto print:hidden"
            onClick={onEdit}
          >
            {t("insurance.insurer.edit")}
          </Button>
        )}
      </header>
    </>
  );
}
