// Pages and panels that no first card needs, the most likely first.

import { PageSkeleton } from '#guest/menu/category-skeleton.tsx';
import { lazyPage, lazyPart } from '#shared/lazy/lazy-part.tsx';
import { endPages } from './lazy-end.tsx';

export const pages = {
  TableScan: lazyPart(async () => (await import('#guest/table/table-scan.tsx')).TableScan),
  AddedToast: lazyPart(async () => (await import('#guest/notices/added-here.tsx')).AddedHere),
  PlaceNews: lazyPart(async () => (await import('#guest/frame/place-news.tsx')).PlaceNews),
  OrderTypeTool: lazyPart(async () => (await import('#guest/checkout/order-type-tool.tsx')).OrderTypeTool),
  DeviceNotice: lazyPart(async () => (await import('#guest/device/device-notice.tsx')).DeviceNotice),
  OrderSheet: lazyPart(async () => (await import('#guest/orders/order-panel.tsx')).OrderSheet),
  OrderPanel: lazyPart(async () => (await import('#guest/orders/order-panel.tsx')).OrderPanel),
  OrdersPage: lazyPart(async () => (await import('#guest/orders/orders-page.tsx')).OrdersPage),
  CheckoutPage: lazyPart(async () => (await import('#guest/checkout/checkout-page.tsx')).CheckoutPage),
  FootHere: lazyPart(async () => (await import('#guest/orders/foot-here.tsx')).FootHere),
  ProductPage: lazyPage(async () => (await import('#guest/product/product-page.tsx')).ProductPage),
  SearchPage: lazyPage(async () => (await import('#guest/search/search-page.tsx')).SearchPage),
  AboutPage: lazyPage(async () => (await import('#guest/place/about-page.tsx')).AboutPage),
  GalleryPage: lazyPage(async () => (await import('#guest/gallery/gallery-page.tsx')).GalleryPage),
  FeedbackPage: lazyPage(async () => (await import('#guest/service/feedback-page.tsx')).FeedbackPage),
  ReservationsPage: lazyPage(
    async () => (await import('#guest/booking/reservations-page.tsx')).ReservationsPage,
    <PageSkeleton />,
  ),
  CustomTermsPage: lazyPage(async () => (await import('#guest/place/custom-terms-page.tsx')).CustomTermsPage),
  AboutTablPage: lazyPage(async () => (await import('#guest/place/about-tabl-page.tsx')).AboutTablPage),
  NotFoundPage: lazyPage(async () => (await import('#guest/frame/not-found-page.tsx')).NotFoundPage),
  PlacesPage: lazyPage(async () => (await import('#guest/place/places-page.tsx')).PlacesPage),
  ...endPages,
  JoinPage: lazyPage(async () => (await import('#guest/table/join-page.tsx')).JoinPage),
};
