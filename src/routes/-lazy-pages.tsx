// The pages and panels that no first card needs.
import { loadCategory } from './-lazy-category.tsx';
import { loadDialogs } from './-lazy-dialogs.tsx';
import { loadDiet } from './-lazy-diet.tsx';
import { loadInstall } from './-lazy-install.tsx';
import { lazyPart } from './-lazy-part.tsx';

const orderPanel = lazyPart(async () => (await import('./-order-panel.tsx')).OrderPanel);
const orderSheet = lazyPart(async () => (await import('./-order-panel.tsx')).OrderSheet);
const ordersPage = lazyPart(async () => (await import('./-orders-page.tsx')).OrdersPage);
const productPage = lazyPart(async () => (await import('./-product-page.tsx')).ProductPage);
const about = lazyPart(async () => (await import('./-about-page.tsx')).AboutPage);
const aboutTabl = lazyPart(async () => (await import('./-about-tabl-page.tsx')).AboutTablPage);
const customTerms = lazyPart(async () => (await import('./-custom-terms-page.tsx')).CustomTermsPage);
const feedback = lazyPart(async () => (await import('./-feedback-page.tsx')).FeedbackPage);
const gallery = lazyPart(async () => (await import('./-gallery-page.tsx')).GalleryPage);
const join = lazyPart(async () => (await import('./-join-page.tsx')).JoinPage);
const places = lazyPart(async () => (await import('./-places-page.tsx')).PlacesPage);
const search = lazyPart(async () => (await import('./-search-page.tsx')).SearchPage);

export const OrderPanel = orderPanel.Part;
export const OrderSheet = orderSheet.Part;
export const OrdersPage = ordersPage.Part;
export const ProductPage = productPage.Part;
export const AboutPage = about.Part;
export const AboutTablPage = aboutTabl.Part;
export const CustomTermsPage = customTerms.Part;
export const FeedbackPage = feedback.Part;
export const GalleryPage = gallery.Part;
export const JoinPage = join.Part;
export const PlacesPage = places.Part;
export const SearchPage = search.Part;

/**
 * Everything that is left, once the page has come to rest: a network that dies then must not take "send to kitchen" with
 * it, worker or no worker. One after the other, so that nothing the guest does meanwhile has to wait for it.
 */
export async function loadTheRest(): Promise<void> {
  const pages = [
    orderSheet,
    ordersPage,
    productPage,
    search,
    about,
    gallery,
    feedback,
    customTerms,
    aboutTabl,
    places,
    join,
  ];
  for (const load of [
    ...pages.map((page) => page.load),
    ...loadCategory,
    ...loadDialogs,
    ...loadDiet,
    ...loadInstall,
  ]) {
    // What cannot be had now is asked for again when it is wanted.
    await load().catch(() => undefined);
  }
}
