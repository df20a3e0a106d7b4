import { createFileRoute } from '@tanstack/react-router';
import { PaymentPage } from '#guest/lazy/lazy-payment.tsx';

/** Outside of the menu's frame: a guest who pays does nothing else. [S2.07] */
export const Route = createFileRoute('/$place_/payment')({ component: Payment });

function Payment() {
  return <PaymentPage slug={Route.useParams().place} />;
}
