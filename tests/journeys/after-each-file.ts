import { afterAll } from "vitest";
import { closeWindows } from "./journey.ts";

afterAll(closeWindows);
