import { collectGarbage } from "./collect-garbage.ts";

// Imported before the product (`node --import`): what only a collection loses is lost soon.
setInterval(collectGarbage, 200).unref();
