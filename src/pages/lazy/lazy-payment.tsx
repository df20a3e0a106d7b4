// Paying by card: nobody loads what is behind it before choosing to pay so.
import { lazyPage } from './lazy-part.tsx';

export const PaymentPage = lazyPage(async () => (await import('../payment/payment-page.tsx')).PaymentPage);
