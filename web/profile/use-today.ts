import { useState } from "react";
import { dayInDubai } from "../../domain/calendar-day.ts";

/** The day in Dubai on which the page was opened. */
export const useToday = () => useState(() => dayInDubai(new Date()))[0];
