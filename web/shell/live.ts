import { runWhenIdle } from "./elements/run-when-idle.ts";
import { onEveryPage } from "./elements/on-every-page.ts";

runWhenIdle(onEveryPage());
