import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Policy } from "../../../contract/policy.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/text-input.tsx";
import type { Notice } from "../notice.ts";
import { TermValue } from "./term-value.tsx";
import { useDecision } from "./use-decision.ts";

type Props = {
  request: RequestDetails;
  policy: Policy;
  insurer: string;
  notify: (what: Notice) => void;
  onChanged: () => Promise<unknown>;
};

/** What was bought beside what was issued, and the decision. */
export function PolicyToAccept({ insurer, ...props }: Props) {
  const { t } = useTranslation("profile/policy");
  const { policy } = props;
  const [asked, setAsked] = useState<"accept" | "refuse">();
  const [note, setNote] = useState("");
  const { isBusy, decide } = useDecision(props);

  const confirm = async () => {
    await (asked === "accept" ? decide("accepted") : decide("refused", note));
    setAsked(undefined);
  };

  return (
    <>
      <p className="mt-2 max-w-reading text-ink-muted">{t("toAcceptText", { insurer })}</p>
      <table className="mt-5 w-full border-collapse text-start max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="text-sm text-ink-muted">
            <th scope="col" className="w-1/3">
              <span className="sr-only">{t("heading")}</span>
            </th>
            <th scope="col" className="py-2 text-start font-body">
              {t("bought")}
            </th>
            <th scope="col" className="py-2 text-start font-body">
              {t("issued")}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {policy.differences.map(({ term, kind }) => (
            <tr
              key={term}
              className="border-t border-line max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:py-3"
            >
              <th
                scope="row"
                className="py-3 pe-4 text-start text-label font-strong max-sm:col-span-2 max-sm:py-0"
              >
                {t(`terms.${term}`)}
              </th>
              <td className="py-3 pe-4 max-sm:py-1">
                <span className="block text-sm text-ink-muted sm:hidden">{t("bought")}</span>
                <TermValue term={term} of={policy.sold} />
              </td>
              <td className="py-3 max-sm:py-1">
                <span className="block text-sm text-ink-muted sm:hidden">{t("issued")}</span>
                <span className={kind === "worse" ? "font-strong text-danger-ink" : "font-medium"}>
                  <TermValue term={term} of={policy} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button className="max-sm:w-full" onClick={() => setAsked("accept")}>
          {t("accept")}
        </Button>
        <Button variant="quiet" className="max-sm:w-full" onClick={() => setAsked("refuse")}>
          {t("refuse")}
        </Button>
      </div>
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        heading={asked && t(`${asked}Dialog.heading`)}
        closeLabel={t("close")}
        actions={
          <>
            <Button
              variant={asked === "refuse" ? "danger" : "primary"}
              busy={isBusy}
              onClick={() => void confirm()}
            >
              {t(`${asked ?? "accept"}Dialog.confirm`)}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(undefined)}>
              {t("keep")}
            </Button>
          </>
        }
      >
        <p>{t(`${asked ?? "accept"}Dialog.text`, { insurer })}</p>
        {asked === "refuse" && (
          <div className="mt-4">
            <TextArea
              label={t("refuseDialog.note")}
              note={t("refuseDialog.optional")}
              name="note"
              rows={3}
              dir="auto"
              maxLength={500}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </div>
        )}
      </Dialog>
    </>
  );
}
