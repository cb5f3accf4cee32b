import contact from "./contact/en.ts";
import home from "./home/en.ts";
import legal from "./legal/en.ts";

export default { home, contact, legal };
