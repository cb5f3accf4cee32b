import finding from "./finding/en.ts";

export default {
  finding,
  name: "Clients",
  title: "Client",
};
