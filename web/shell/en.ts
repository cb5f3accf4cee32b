export default {
  title: "Mizalla",
};
