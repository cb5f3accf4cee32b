import { afterAll, afterEach } from "vitest";
import { closeWindows, printScenes } from "./journey.ts";

afterEach(async ({ task }) => {
  if (task.result?.state === "fail") await printScenes();
});

afterAll(closeWindows);
