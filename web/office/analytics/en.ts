export default {
  name: "Analytics",
};
