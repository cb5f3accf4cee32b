/** The script of the header and the footer of a live page. */
import { runWhenIdle } from "./elements/run-when-idle.ts";
import { onEveryPage } from "./elements/on-every-page.ts";

runWhenIdle(onEveryPage());
