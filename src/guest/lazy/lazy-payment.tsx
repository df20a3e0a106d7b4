// Paying by card: nobody loads what is behind it before choosing to pay so.
import { lazyPage } from '#shared/lazy/lazy-part.tsx';

export const PaymentPage = lazyPage(async () => (await import('#guest/payment/payment-page.tsx')).PaymentPage);
