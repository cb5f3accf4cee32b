import type { Route } from "./+types/payment-failed.ts";
import * as paths from "../../../contract/page-paths.ts";
import { apiContext } from "../../api/context.ts";
import type { Handle } from "../../shell/handle.ts";
import { PaymentView } from "./payment-view.tsx";
import { loadPayment } from "./read-payment-of.ts";

export const handle: Handle = { area: "purchase/payment" };

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadPayment(context.get(apiContext), url);

export default function PaymentFailedPage({ loaderData }: Route.ComponentProps) {
  const { ref, payment } = loaderData;
  return <PaymentView key={ref} paymentRef={ref} first={payment} arrivedAt={paths.paymentFailed} />;
}
