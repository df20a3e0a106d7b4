// The final page of an order; an embedding app preloads it while an order may end.
import { lazyPage } from '#shared/lazy/lazy-part.tsx';

export const endPages = {
  ThankYouPage: lazyPage(async () => (await import('#guest/orders/thank-you-page.tsx')).ThankYouPage),
};
