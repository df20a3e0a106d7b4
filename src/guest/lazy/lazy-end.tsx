// The page at the end of an order: an app that shows these pages has it fetched while an order may end.
import { lazyPage } from '#shared/lazy/lazy-part.tsx';

export const endPages = {
  ThankYouPage: lazyPage(async () => (await import('#guest/orders/thank-you-page.tsx')).ThankYouPage),
};
