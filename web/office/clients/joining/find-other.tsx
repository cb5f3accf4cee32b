import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ListedClient, listClients } from "../../../../contract/office/clients/list.ts";
import { useRead } from "../../../api/use-read.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Ltr } from "../../../ui/ltr.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useSession } from "../../frame/session.tsx";
import { firstFocus } from "../../kit/first-focus.ts";
import { useProblem } from "../../kit/use-problem.ts";

const SHOWN = 8;

type Props = { clientId: string; onChoose: (client: ListedClient) => void };

/** The other record is looked for and chosen: nobody types an address that must be right. */
export function FindOther({ clientId, onChoose }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const problemOf = useProblem();
  const [typed, setTyped] = useState("");
  const [q, setQ] = useState<string>();
  const query = q === undefined ? undefined : { query: { q } };
  const { body, failure, isLoading } = useRead(ask, listClients, query);
  const problem = problemOf(failure);
  const others = body?.data.filter(({ id }) => id !== clientId).slice(0, SHOWN);

  const search = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== "") setQ(typed.trim());
  };

  return (
    <div className="grid gap-4">
      <form role="search" className="grid gap-3" onSubmit={search}>
        <TextInput
          ref={firstFocus}
          label={t("clients.joining.find")}
          hint={t("clients.joining.findHint")}
          name="other"
          dir="auto"
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="quiet" className="justify-self-start" busy={isLoading}>
          {t("clients.joining.search")}
        </Button>
      </form>
      <div role="status" className="contents">
        {problem && <Banner kind="error">{problem}</Banner>}
        {others?.length === 0 && <p className="text-sm">{t("clients.joining.nobody")}</p>}
      </div>
      {others && others.length > 0 && (
        <ul className="grid gap-2">
          {others.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className="grid w-full gap-0.5 rounded-field border border-line-strong px-4 py-2 text-start text-sm hover:bg-surface-soft"
                onClick={() => onChoose(one)}
              >
                <bdi className="font-strong">{one.name}</bdi>
                <span className="text-ink-muted">
                  <Ltr>{[one.phone, one.email].filter(Boolean).join(" · ")}</Ltr>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
