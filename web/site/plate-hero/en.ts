export default {
  legend: "Your plate number",
  emirate: "Emirate",
  code: "Code",
  anyCode: "Choose",
  number: "Number",
  submit: "Get Insurance",
  hint: "For a renewal or third party you see prices before we ask your name.",
  without: "No plate yet? Insure a new car",
};
