export {
  customerEvents as historyEvents,
  type CustomerEvent as HistoryEvent,
} from "../../../domain/requests/customer-history.ts";
