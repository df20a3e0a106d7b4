// The pages and panels that no first card needs, the most likely first.
import { endPages } from './lazy-end.tsx';
import { lazyPage, lazyPart } from './lazy-part.tsx';

export const pages = {
  TableScan: lazyPart(async () => (await import('../table/table-scan.tsx')).TableScan),
  AddedToast: lazyPart(async () => (await import('#screens/notices/added-toast.tsx')).AddedToast),
  PlaceNews: lazyPart(async () => (await import('../frame/place-news.tsx')).PlaceNews),
  DeviceNotice: lazyPart(async () => (await import('#screens/notices/device-notice.tsx')).DeviceNotice),
  OrderSheet: lazyPart(async () => (await import('../order/order-panel.tsx')).OrderSheet),
  OrderPanel: lazyPart(async () => (await import('../order/order-panel.tsx')).OrderPanel),
  OrdersPage: lazyPart(async () => (await import('../order/orders-page.tsx')).OrdersPage),
  CheckoutPage: lazyPart(async () => (await import('../order/checkout-page.tsx')).CheckoutPage),
  SentBar: lazyPart(async () => (await import('../order/order-panel.tsx')).SentBar),
  ProductPage: lazyPage(async () => (await import('../product/product-page.tsx')).ProductPage),
  SearchPage: lazyPage(async () => (await import('../search/search-page.tsx')).SearchPage),
  AboutPage: lazyPage(async () => (await import('../place/about-page.tsx')).AboutPage),
  GalleryPage: lazyPage(async () => (await import('../gallery/gallery-page.tsx')).GalleryPage),
  FeedbackPage: lazyPage(async () => (await import('../service/feedback-page.tsx')).FeedbackPage),
  ReservationsPage: lazyPage(async () => (await import('../booking/reservations-page.tsx')).ReservationsPage),
  CustomTermsPage: lazyPage(async () => (await import('../place/custom-terms-page.tsx')).CustomTermsPage),
  AboutTablPage: lazyPage(async () => (await import('../place/about-tabl-page.tsx')).AboutTablPage),
  NotFoundPage: lazyPage(async () => (await import('../frame/not-found-page.tsx')).NotFoundPage),
  PlacesPage: lazyPage(async () => (await import('../place/places-page.tsx')).PlacesPage),
  ...endPages,
  JoinPage: lazyPage(async () => (await import('../table/join-page.tsx')).JoinPage),
};
