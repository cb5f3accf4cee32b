import { Fragment } from "react";
import { Card } from "../../ui/card.tsx";
import { AnswerLine } from "./answer-line.tsx";
import { CarQuestion } from "./car-fields.tsx";
import { EarlierRequest } from "./earlier-request.tsx";
import { InputMethodField } from "./input-method-field.tsx";
import { PlateFields } from "./plate-fields.tsx";
import { type Group, groupsOf } from "./question-groups.ts";
import type { VehicleForm } from "./use-vehicle-form.ts";

/** What was answered before stands above as lines, so that the first open question is on top. */
export function Questions({ form }: { form: VehicleForm }) {
  const groups = groupsOf(form.draft);
  const asked = groups.filter((group) => !form.lines.includes(group));

  return (
    <>
      <div className="grid gap-3 empty:hidden flat:grid-cols-3 flat:gap-2">
        {groups
          .filter((group) => form.lines.includes(group))
          .map((group) => (
            <Fragment key={group}>
              <AnswerLine form={form} group={group}>
                <Question form={form} group={group} isLine />
              </AnswerLine>
              {group === "plate" && <EarlierRequest form={form} />}
            </Fragment>
          ))}
      </div>
      {asked.length > 0 && (
        <Card flush chosen className="px-card py-1">
          {asked.map((group) => (
            <div key={group} className="grid gap-4 border-line py-4 not-first:border-t">
              <Question form={form} group={group} />
              {group === "plate" && <EarlierRequest form={form} />}
            </div>
          ))}
        </Card>
      )}
    </>
  );
}

type Props = { form: VehicleForm; group: Group; isLine?: boolean };

function Question({ form, group, isLine = false }: Props) {
  if (group === "plate") return <PlateFields form={form} source="emirate" isDrawn={!isLine} />;
  if (group === "inputMethod") return <InputMethodField form={form} />;
  return <CarQuestion form={form} field={group} />;
}
