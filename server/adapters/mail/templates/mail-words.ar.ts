import { brand } from "../../../../brand.ts";
import type { GreetedName } from "../mail.ts";
import type { Fact } from "./content.ts";

export const name = brand.name.ar;

export const greeting = (person: GreetedName) =>
  ({ kind: "greeting", hello: "مرحبًا", name: person }) as const;
export const paragraph = (text: string) => ({ kind: "paragraph", text }) as const;

export const facts = (...rows: Fact[]) => ({ kind: "facts", rows }) as const;

export const requestNumber = (number: string): Fact => ({
  label: "رقم الطلب",
  value: number,
  ltr: true,
});
/** As it is when the mail is written. */
export const write: Fact = {
  label: "راسلنا",
  get value() {
    return brand.email;
  },
  ltr: true,
};
export const call: Fact = {
  label: "اتصل بنا",
  get value() {
    return brand.telephone;
  },
  ltr: true,
};
