/** What a native date field holds once all of it is typed. */
export const isDay = (value: string) => /^[12]\d{3}-\d\d-\d\d(T\d\d:\d\d)?$/.test(value);
