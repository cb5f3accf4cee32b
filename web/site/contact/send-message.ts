/** For a page without React. */
import { contactEmailProblem, contactPhoneProblem } from "../../../domain/contact/contact-rules.ts";
import { contactNameProblem } from "../../../domain/contact/full-name.ts";

type Problems = Record<string, string>;
export type FormTexts = {
  error: string;
  failed: string;
  send: string;
  sending: string;
  problems: { leads: Problems; request: Problems };
};

const form = document.querySelector<HTMLFormElement>("[data-message-form]")!;
const texts = JSON.parse(form.dataset["messageForm"]!) as FormTexts;
const find = <Found extends HTMLElement>(selector: string) => form.querySelector<Found>(selector)!;
const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
const title = document.title;

/** The server's rules, in the order of the fields; each returns a key of `problems.leads`. */
const rules: Record<string, () => string | undefined> = {
  name: () => contactNameProblem(control("name").value),
  email: () => contactEmailProblem(control("email").value),
  phone: () =>
    (control("phone").value.trim() && contactPhoneProblem(control("phone").value)) || undefined,
  message: () => (control("message").value.trim() ? undefined : "messageRequired"),
  consent: () => (control("consent").checked ? undefined : "consentRequired"),
};

const showAtField = (name: string, words: string | undefined) => {
  const field = find(`[data-field=${name}]`);
  const input = control(name);
  const described = (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter((id) => id && id !== `${name}-error`);
  document.getElementById(`${name}-error`)?.remove();
  if (words) {
    const error = find<HTMLTemplateElement>("[data-field-error]").content.cloneNode(true);
    const line = (error as DocumentFragment).firstElementChild!;
    line.id = `${name}-error`;
    line.lastElementChild!.textContent = words;
    field.append(line);
    described.push(line.id);
  }
  input.ariaInvalid = words ? "true" : null;
  input.setAttribute("aria-describedby", described.join(" "));
};

const showSummary = (problems: readonly [field: string, words: string][]) => {
  const summary = find("[data-summary]");
  summary.hidden = problems.length === 0;
  document.title = problems.length > 0 ? `${texts.error}: ${title}` : title;
  find("[data-problems]").replaceChildren(
    ...problems.map(([field, words]) => {
      const item = document.createElement("li");
      const link = document.createElement(field ? "a" : "p");
      link.textContent = words;
      link.className =
        "inline-flex min-h-target items-center py-1.5 leading-snug font-medium text-danger";
      if (field) {
        link.classList.add("underline");
        link.setAttribute("href", `#${field}`);
      }
      item.append(link);
      return item;
    }),
  );
  if (problems.length > 0) summary.focus();
};

const check = (name: string) => {
  const problem = rules[name]?.();
  const words = problem && texts.problems.leads[problem];
  showAtField(name, words);
  return words;
};

// An error that appears while a button is held down would move the button from under the pointer.
let isPressed = false;
addEventListener("pointerdown", () => (isPressed = true), true);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => (isPressed = false));
const whenReleased = (run: () => void) => {
  if (!isPressed) return run();
  addEventListener("pointerup", () => setTimeout(run), { once: true });
};

form.addEventListener("focusout", ({ target }) => {
  const { name, value } = target as HTMLInputElement;
  if (rules[name] && name !== "consent" && value) whenReleased(() => check(name));
});
form.addEventListener("input", ({ target }) => {
  const { name, ariaInvalid } = target as HTMLInputElement;
  if (ariaInvalid) showAtField(name, undefined);
});
// A hash alone does not always move the focus, and adds a history entry.
form.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("[data-problems] a");
  if (!link) return;
  event.preventDefault();
  control(link.hash.slice(1)).focus();
});

const button = find<HTMLButtonElement>("[type=submit]");
const setBusy = (busy: boolean) => {
  button.ariaBusy = busy ? "true" : null;
  button.textContent = busy ? texts.sending : texts.send;
};

const send = async () => {
  const text = (name: string) => control(name).value.trim() || undefined;
  const body = JSON.stringify({
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    product: text("product"),
    message: text("message"),
    consent: control("consent").checked,
  });
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/leads/messages", { method: "POST", headers, body });
  if (answer.ok) return showDone();

  const { code = "", field = "" } = await answer.json();
  const [area, name] = code.split(".") as [keyof FormTexts["problems"], string];
  const words = texts.problems[area]?.[name] ?? texts.failed;
  if (rules[field]) showAtField(field, words);
  showSummary([[rules[field] ? field : "", words]]);
};

const showDone = () => {
  const done = document.querySelector<HTMLElement>("[data-message-done]")!;
  form.hidden = true;
  done.hidden = false;
  done.focus();
};

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (button.ariaBusy) return;
  const problems = Object.keys(rules).flatMap((name): [string, string][] => {
    const words = check(name);
    return words ? [[name, words]] : [];
  });
  showSummary(problems);
  if (problems.length > 0) return;
  setBusy(true);
  await send().catch(() => showSummary([["", texts.failed]]));
  setBusy(false);
});

const wanted = new URLSearchParams(location.search).get("product");
const product = control("product") as unknown as HTMLSelectElement;
if ([...product.options].some(({ value }) => value === wanted)) product.value = wanted ?? "";
button.disabled = false;
