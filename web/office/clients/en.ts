import finding from "./finding/en.ts";
import joining from "./joining/en.ts";
import one from "./one/en.ts";
import data from "./stored-data/en.ts";

export default {
  name: "Clients",
  title: "Client",
  finding,
  one,
  joining,
  data,
};
