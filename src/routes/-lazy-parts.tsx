// The parts that no first card needs. Each is loaded when it is first wanted, and all of them once the page has come to
// rest: a network that dies then must not take "send to kitchen" with it, worker or no worker.
import { type ComponentType, lazy } from 'react';

const part = <P,>(load: () => Promise<ComponentType<P>>) => {
  const Part = lazy(async () => ({ default: await load() }));
  return { Part, load };
};

const orderPanel = part(async () => (await import('./-order-panel.tsx')).OrderPanel);
const orderSheet = part(async () => (await import('./-order-panel.tsx')).OrderSheet);
const ordersPage = part(async () => (await import('./-orders-page.tsx')).OrdersPage);
const languageSheet = part(async () => (await import('#screens/language/language-sheet.tsx')).LanguageSheet);
const placeChangeSheet = part(
  async () => (await import('#screens/place-change/place-change-sheet.tsx')).PlaceChangeSheet,
);
const pictureViewer = part(async () => (await import('#screens/product/picture-viewer.tsx')).PictureViewer);
const variantSheet = part(async () => (await import('#screens/product/variant-sheet.tsx')).VariantSheet);
const productPage = part(async () => (await import('./-product-page.tsx')).ProductPage);

export const OrderPanel = orderPanel.Part;
export const OrderSheet = orderSheet.Part;
export const OrdersPage = ordersPage.Part;
export const LanguageSheet = languageSheet.Part;
export const PlaceChangeSheet = placeChangeSheet.Part;
export const PictureViewer = pictureViewer.Part;
export const VariantSheet = variantSheet.Part;
export const ProductPage = productPage.Part;

/** One after the other, so that nothing the guest does meanwhile has to wait for it. */
export async function loadTheRest(): Promise<void> {
  for (const { load } of [
    orderSheet,
    ordersPage,
    productPage,
    variantSheet,
    languageSheet,
    placeChangeSheet,
    pictureViewer,
  ]) {
    // What cannot be had now is asked for again when it is wanted.
    await load().catch(() => undefined);
  }
}
