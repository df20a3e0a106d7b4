// Card payment pages, loaded only after the guest chose to pay by card.
import { lazyPage } from '#shared/lazy/lazy-part.tsx';

export const PaymentPage = lazyPage(async () => (await import('#guest/payment/payment-page.tsx')).PaymentPage);
