import { digitsOnly } from "../../../domain/digits.ts";
import type { Emirate } from "../../../domain/vehicle/emirates.ts";
import { MAX_PLATE_DIGITS } from "../../../domain/vehicle/plate-number.ts";

const form = document.querySelector<HTMLFormElement>("[data-plate-form]")!;
const face = document.querySelector("[data-plate-face]")!;
const sample = face.innerHTML;
const blank = face.querySelector("rect")!.outerHTML;

const field = <Control extends HTMLElement>(name: string) =>
  form.elements.namedItem(name) as Control;
const emirate = field<HTMLSelectElement>("emirate");
const code = field<HTMLSelectElement>("plateCode");
const number = field<HTMLInputElement>("plateNumber");

const anyCode = code.options[0]!;
const codesOf = (name: string) =>
  form.querySelector<HTMLTemplateElement>(`[data-codes-of="${name}"]`)!.content.cloneNode(true);

const offerCodes = () => {
  const chosen = code.value;
  code.replaceChildren(anyCode, codesOf(emirate.value));
  code.value = chosen;
  if (code.selectedIndex < 0) code.value = "";
};

type Plates = typeof import("../../ui/plate/all-plates.ts");
let plates: Promise<Plates> | undefined;
/** The drawings of all plates weigh as much as the page: load them when the form is touched. */
const fetchPlates = () => (plates ??= import(form.dataset["plates"]!) as Promise<Plates>);
const isOffline = () => {
  plates = undefined;
};

const draw = async () => {
  const drawings = await fetchPlates().catch(isOffline);
  if (!drawings) return;
  const digits = digitsOnly(number.value).slice(0, MAX_PLATE_DIGITS);
  // Nothing typed: the sample plate, with the chosen emirate.
  const isSample = emirate.value === "dubai" && !code.value && !digits;
  face.innerHTML = isSample
    ? sample
    : blank +
      drawings
        .shapesOfPlate({ emirate: emirate.value as Emirate, code: code.value, number: digits })
        .map(
          ({ d, fill, transform = "" }) =>
            `<path d="${d}" fill="${fill}" transform="${transform}"/>`,
        )
        .join("");
};

const begin = () => {
  offerCodes();
  void fetchPlates().catch(isOffline);
  emirate.addEventListener("change", offerCodes);
  form.addEventListener("input", () => void draw());
  form.addEventListener("change", () => void draw());
};

// Nothing to do before the form is touched, and the first paint is busy enough.
const touched = new AbortController();
for (const event of ["pointerdown", "focusin"])
  form.addEventListener(
    event,
    () => {
      touched.abort();
      begin();
    },
    { signal: touched.signal },
  );
// The browser's back button restores the typed answers.
addEventListener("pageshow", () => {
  if (code.value || number.value || emirate.value !== "dubai") void draw();
});
