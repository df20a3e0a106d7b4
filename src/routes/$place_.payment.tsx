import { createFileRoute } from '@tanstack/react-router';
import { PaymentPage } from '#guest/lazy/lazy-payment.tsx';

/** Outside the menu's frame, because a paying guest does nothing else. [S2.07] */
export const Route = createFileRoute('/$place_/payment')({ component: Payment });

function Payment() {
  return <PaymentPage slug={Route.useParams().place} />;
}
