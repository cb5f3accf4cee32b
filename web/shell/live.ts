/** The script of the header and the footer of a live page. */
import { inTurn } from "./elements/in-turn.ts";
import { onEveryPage } from "./elements/on-every-page.ts";

inTurn(onEveryPage());
