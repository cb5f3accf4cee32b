export default {
  name: "Clients",
  title: "Client",
};
