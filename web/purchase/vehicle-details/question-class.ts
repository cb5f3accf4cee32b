/** The words of a question that a price needs. */
export const questionClass =
  "[&>legend]:pb-1 [&>legend]:font-display [&>legend]:text-lg [&>legend]:leading-snug";
