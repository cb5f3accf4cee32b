import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnPreferences, Preferences } from "../../../contract/preferences.ts";
import type { CallChannel } from "../../../domain/clients/preferences.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Banner } from "../../ui/banner.tsx";
import { Card } from "../../ui/card.tsx";
import { Select } from "../../ui/select.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { HoursFields } from "./hours-fields.tsx";
import { OutcomeShown } from "./outcome-shown.tsx";
import { useSaving } from "./use-saving.ts";

/** The usual one first. */
const channels = ["phoneThenMail", "phone", "mail"] as const satisfies readonly CallChannel[];
const languages = ["en", "ar"] as const;

const chosenIn = (form: HTMLFormElement): Preferences => {
  const typed = new FormData(form);
  const of = (name: string) => {
    const value = typed.get(name);
    return typeof value === "string" ? value : "";
  };
  const channel = channels.find((one) => one === of("channel")) ?? "phoneThenMail";
  const isSome = channel !== "mail" && of("hours") === "some";
  return {
    channel,
    language: languages.find((one) => one === of("language")) ?? "en",
    hours: isSome ? { from: of("from"), until: of("until") } : null,
  };
};

type Props = {
  /** Undefined when we could not find out. */
  first: OwnPreferences | null | undefined;
};

/** Which way, in which language and when our team may reach somebody. */
export default function PreferencesCard({ first }: Props) {
  const { t } = useTranslation("profile/preferences");

  if (first === undefined) return <Banner kind="error">{t("loadFailed")}</Banner>;
  return <FormCard first={first} />;
}

function FormCard({ first }: { first: OwnPreferences | null }) {
  const { t } = useTranslation("profile/preferences");
  const { language } = useSite();
  const { stored, outcome, mistake, isBusy, ...saving } = useSaving(first);
  const form = useRef<HTMLFormElement>(null);
  /** What the fields begin with; another key begins again. */
  const [initial, setInitial] = useState({ key: 0, preferences: first });
  const begun = initial.preferences;
  const [shape, setShape] = useState({
    hasHours: begun?.channel !== "mail",
    isSome: Boolean(begun?.hours),
  });

  const look = () => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    setShape(({ isSome }) => ({
      hasHours: typed.get("channel") !== "mail",
      isSome: typed.has("hours") ? typed.get("hours") === "some" : isSome,
    }));
  };
  // What was chosen before the page worked, or what the fields begin with anew.
  useEffect(look, [initial.key]);
  useEffect(() => {
    if (mistake) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [mistake]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    saving.save(chosenIn(event.currentTarget));
  };

  const takeOther = () => {
    setInitial(({ key }) => ({ key: key + 1, preferences: stored }));
    setShape({ hasHours: stored?.channel !== "mail", isSome: Boolean(stored?.hours) });
    saving.settle();
  };

  return (
    <Card aria-labelledby="preferences">
      <h2 id="preferences" className="text-title-sm">
        {t("heading")}
      </h2>
      <p className="mt-1 mb-5 text-ink-muted">{t("text")}</p>
      <form
        ref={form}
        key={initial.key}
        className="grid gap-5"
        method="post"
        noValidate
        onSubmit={submit}
        onChange={() => {
          look();
          saving.change();
        }}
      >
        <OutcomeShown outcome={outcome} onTakeOther={takeOther} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            label={t("channel")}
            name="channel"
            options={channels.map((value) => ({ value, label: t(`words.channels.${value}`) }))}
            defaultValue={begun?.channel ?? "phoneThenMail"}
          />
          <Select
            label={t("language")}
            name="language"
            options={languages.map((value) => ({ value, label: t(`words.languages.${value}`) }))}
            defaultValue={begun?.language ?? language}
          />
        </div>
        {shape.hasHours && (
          <HoursFields initial={begun?.hours ?? null} isSome={shape.isSome} mistake={mistake} />
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <SubmitButton busy={isBusy}>{t("save")}</SubmitButton>
          {stored?.setBy === "staff" && (
            <p className="text-sm text-ink-muted">
              {t("setByStaff", { moment: formatMoment(stored.at, language) })}
            </p>
          )}
        </div>
      </form>
    </Card>
  );
}
