/** Before when somebody who waits for an offer hears from us; `again` after a time that we missed. */
export default {
  first: {
    today: "An offer before {{time}} today",
    tomorrow: "An offer before {{time}} tomorrow",
    later: "An offer before {{time}} on {{day}}",
  },
  again: {
    today: "We are late. You will hear from us before {{time}} today",
    tomorrow: "We are late. You will hear from us before {{time}} tomorrow",
    later: "We are late. You will hear from us before {{time}} on {{day}}",
  },
  late: "We are late",
};
