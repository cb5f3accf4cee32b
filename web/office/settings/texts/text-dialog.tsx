import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  addKeptText,
  changeKeptText,
  restoreKeptText,
  retireKeptText,
  type TextShown,
} from "../../../../contract/office/settings/texts.ts";
import { languages } from "../../../../domain/language.ts";
import {
  cleanText,
  type KeptText,
  keptTextProblems,
  type KeptTextProblem,
  LONGEST_TITLE,
  textPlaces,
} from "../../../../domain/texts/kept-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FieldGroup } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useSession } from "../../frame/session.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { firstFocus } from "../../kit/first-focus.ts";
import { useWriting } from "../../kit/use-writing.ts";
import { BodyField } from "./body-field.tsx";

type Props = {
  /** Undefined for a new one. */
  text: TextShown | undefined;
  onClose: () => void;
  onReload: () => void;
  onDone: (texts: TextShown[], words: string) => void;
};

const empty = { shortcut: "", title: { en: "", ar: "" }, body: { en: "", ar: "" }, places: [] };

/** What was not touched follows the text, so that nobody undoes what a colleague just changed. */
export function TextDialog({ text, onClose, onReload, onDone }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, failedField, isBusy, write } = useWriting(onReload);
  const [typed, setTyped] = useState<Partial<KeptText>>({});
  const [isChecked, setIsChecked] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const { shortcut, title, body, places }: KeptText = { ...(text ?? empty), ...typed };
  const values = { shortcut, title, body, places: [...places] };
  const problems = isChecked ? keptTextProblems(cleanText(values)) : [];
  const change = (by: Partial<KeptText>) => setTyped((now) => ({ ...now, ...by }));

  const errorOf = (field: KeptTextProblem["field"]) => {
    const found = problems.find((one) => one.field === field);
    if (found)
      return t(`problems.texts.${found.code}`, { placeholder: `\u2068${found.placeholder}\u2069` });
    return failedField === field ? failure : undefined;
  };

  const act = (route: typeof retireKeptText | typeof restoreKeptText, words: string) => {
    if (!text) return;
    const { id, version } = text;
    void write(
      () => ask(route, { params: { id }, body: { version } }),
      (found) => onDone(found, words),
    );
  };

  const submit = () => {
    setIsChecked(true);
    if (keptTextProblems(cleanText(values)).length > 0) return;
    void write(
      () =>
        text
          ? ask(changeKeptText, {
              params: { id: text.id },
              body: { version: text.version, ...values },
            })
          : ask(addKeptText, { body: { key, ...values } }),
      (found) => onDone(found, t(text ? "settings.texts.saved" : "settings.texts.added")),
    );
  };

  return (
    <Dialog
      wide
      open
      onClose={onClose}
      heading={t(text ? "settings.texts.editing" : "settings.texts.add")}
      closeLabel={t("close")}
    >
      <DialogForm
        failure={failedField === "shortcut" ? undefined : failure}
        isBusy={isBusy}
        confirm={t("settings.texts.save")}
        back={{ label: t("settings.texts.back"), onPress: onClose }}
        onSubmit={submit}
      >
        <div className="grid items-start gap-4 md:grid-cols-3">
          <TextInput
            ref={firstFocus}
            label={t("settings.texts.fields.shortcut")}
            hint={t("settings.texts.fields.shortcutHint")}
            name="shortcut"
            dir="auto"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={12}
            value={shortcut}
            error={errorOf("shortcut")}
            onChange={({ target }) => change({ shortcut: target.value })}
          />
          <FieldGroup
            id="places"
            label={t("settings.texts.fields.places")}
            error={errorOf("places")}
            className="md:col-span-2"
          >
            <div className="flex flex-wrap gap-x-6">
              {textPlaces.map((place) => (
                <Checkbox
                  key={place}
                  name={`place-${place}`}
                  checked={places.includes(place)}
                  onChange={({ target }) =>
                    change({
                      places: target.checked
                        ? [...places, place]
                        : places.filter((one) => one !== place),
                    })
                  }
                >
                  {t(`settings.texts.places.${place}`)}
                </Checkbox>
              ))}
            </div>
          </FieldGroup>
        </div>
        <p className="text-sm text-ink-muted">{t("settings.texts.placeholdersHint")}</p>
        <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
          {languages.map((language) => (
            <div key={language} className="grid gap-4">
              <TextInput
                label={t(`settings.texts.fields.title.${language}`)}
                name={language === "en" ? "titleEn" : "titleAr"}
                lang={language}
                dir={language === "ar" ? "rtl" : "ltr"}
                autoComplete="off"
                maxLength={LONGEST_TITLE}
                value={title[language]}
                error={errorOf(language === "en" ? "titleEn" : "titleAr")}
                onChange={({ target }) => change({ title: { ...title, [language]: target.value } })}
              />
              <BodyField
                {...{ language, places }}
                value={body[language]}
                error={errorOf(language === "en" ? "bodyEn" : "bodyAr")}
                onChange={(written) => change({ body: { ...body, [language]: written } })}
              />
            </div>
          ))}
        </div>
        {text && (
          <Button
            variant="link"
            size="small"
            className="justify-self-start"
            onClick={() =>
              text.isRetired
                ? act(restoreKeptText, t("settings.texts.restoredDone"))
                : act(retireKeptText, t("settings.texts.retiredDone"))
            }
          >
            {t(text.isRetired ? "settings.texts.restore" : "settings.texts.retire")}
          </Button>
        )}
      </DialogForm>
    </Dialog>
  );
}
