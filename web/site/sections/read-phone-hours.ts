import type { RouterContextProvider } from "react-router";
import { brand } from "../../../brand.ts";
import { type PhoneHours, readPhoneHours } from "../../../contract/hours.ts";
import { weekdays } from "../../../domain/calendar/office-calendar.ts";
import { apiContext } from "../../api/context.ts";

/** The brand's, every day, when they cannot be read. */
export const phoneHours = async (context: Readonly<RouterContextProvider>): Promise<PhoneHours> => {
  const answer = await context.get(apiContext)(readPhoneHours);
  if (answer.code === 200) return answer.data.data;
  return { week: [{ days: [...weekdays], spans: [...brand.supportHours] }], near: [] };
};
