export type SameKeys<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends readonly unknown[]
      ? { readonly [Index in keyof Texts[Key]]: SameKeys<Texts[Key][Index]> }
      : SameKeys<Texts[Key]>;
};

/** Arabic has six plural forms where English has two. */
export type Plurals<Base extends string> = {
  readonly [Form in "zero" | "one" | "two" | "few" | "many" | "other" as `${Base}_${Form}`]: string;
};
