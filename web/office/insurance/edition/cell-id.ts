export const cellId = (key: string) => `cell-${key}`;

export const focusCell = (key: string | undefined) => {
  if (key !== undefined) document.getElementById(cellId(key))?.focus();
};
