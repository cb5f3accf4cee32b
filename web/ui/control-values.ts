/** An input or a select. */
type Control = { type: string; value: string; checked?: boolean };

type Ref = (control: Control | null) => (() => void) | undefined;

const isBox = ({ type }: Control) => type === "checkbox";

/** A box has its value while it is ticked. */
const valueIn = (control: Control) => (isBox(control) && !control.checked ? "" : control.value);

function fill(control: Control, value: string) {
  if (isBox(control)) control.checked = value === control.value;
  else control.value = value;
}

/**
 * Values of controls that React does not hold: what the browser filled in, or was typed before the
 * page worked, counts. A control that goes away leaves its value to the next one of its name.
 */
export function controlValues() {
  const shown = new Map<string, Control>();
  const left = new Map<string, string>();
  const refs = new Map<string, Ref>();

  const refTo =
    (name: string): Ref =>
    (control) => {
      if (!control) return undefined;
      const before = left.get(name);
      if (before !== undefined) fill(control, before);
      shown.set(name, control);
      return () => {
        left.set(name, valueIn(control));
        shown.delete(name);
      };
    };

  return {
    read: (name: string): string => {
      const control = shown.get(name);
      return control ? valueIn(control) : (left.get(name) ?? "");
    },

    /** The control's `ref`: always the same for a name, so that React attaches it once. */
    refOf: (name: string): Ref => {
      const ref = refs.get(name) ?? refTo(name);
      refs.set(name, ref);
      return ref;
    },
  };
}
