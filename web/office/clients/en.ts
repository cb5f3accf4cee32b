import one from "./one/en.ts";

export default {
  name: "Clients",
  title: "Client",
  one,
};
