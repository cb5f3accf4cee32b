/** Optional answers that never rate: they only tell whether a policy fits. */
export const fitFields = ["bank", "registrationEnds", "drivingToOman", "driverUnder25"] as const;
export type FitField = (typeof fitFields)[number];
