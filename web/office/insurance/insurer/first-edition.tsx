import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listEditionsOnSale } from "../../../../contract/office/insurance/csv.ts";
import { copyEdition } from "../../../../contract/office/insurance/drafts.ts";
import type { InsurerShown } from "../../../../contract/office/insurance/insurer-shapes.ts";
import { useRead } from "../../../api/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { useSession } from "../../frame/session.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import type { Copying } from "./use-copying.ts";

type Props = { plan: InsurerShown["planList"][number]; copying: Copying };

/** A plan without tables begins with a copy of another plan's. */
export function FirstEdition({ plan: { id, coverType }, copying }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask } = useSession();
  const { body } = useRead(ask, listEditionsOnSale, {});
  const [chosen, setChosen] = useState("");
  const others = (body?.data ?? []).filter(
    (other) => other.coverType === coverType && other.id !== id,
  );

  return (
    <li className="grid gap-3 px-5 pb-5">
      <Select
        label={t("insurance.insurer.editions.like")}
        name="like"
        value={chosen}
        placeholder={t("insurance.insurer.editions.choose")}
        options={others.map(({ id: value, name, insurer }) => ({
          value,
          label: t("offers.of", { insurer: insurer.name[language], plan: name[language] }),
        }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button
        variant="quiet"
        size="small"
        disabled={chosen === ""}
        busy={copying.busyWith === id}
        onClick={() =>
          copying.copy(id, () => ask(copyEdition, { body: { plan: id, like: chosen } }))
        }
      >
        {t("insurance.insurer.copy")}
      </Button>
    </li>
  );
}
