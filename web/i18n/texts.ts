/** The shape that the Arabic texts of an area must have: the English ones' keys, any words. */
export type SameKeys<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends readonly unknown[]
      ? { readonly [Index in keyof Texts[Key]]: SameKeys<Texts[Key][Index]> }
      : SameKeys<Texts[Key]>;
};

/**
 * Arabic has six plural forms where English has two, so every key ending in `_other` may also come
 * with the other forms.
 */
export type Plurals<Base extends string> = {
  readonly [Form in "zero" | "one" | "two" | "few" | "many" | "other" as `${Base}_${Form}`]: string;
};
