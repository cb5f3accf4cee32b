import { layouts } from "./layouts/all-layouts.ts";
import { plateShapes, type PlateText } from "./plate-shapes.ts";

/** Shapes for the script of still pages. */
export const shapesOfPlate = ({ emirate, ...text }: PlateText) =>
  plateShapes(layouts[emirate], text);
