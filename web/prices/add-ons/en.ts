import type { AddOn } from "../../../domain/quotes/add-ons.ts";

export default {
  driverCover: "Driver personal accident",
  passengerCover: "Passenger cover",
  roadsideAssistance: "Roadside assistance",
  omanCover: "Cover in Oman",
  naturalDisaster: "Natural disasters",
  vehicleReplacement: "New car after a total loss",
  offRoad: "Off-road driving",
  carRental: "Rental car during repair",
} satisfies Record<AddOn, string>;
