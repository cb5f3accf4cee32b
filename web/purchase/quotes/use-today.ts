import { useState } from "react";
import { dayInDubai } from "../../../domain/calendar-day.ts";

/** The Dubai day (YYYY-MM-DD) on which the part was opened. */
export const useToday = (): string => useState(() => dayInDubai(new Date()))[0];
