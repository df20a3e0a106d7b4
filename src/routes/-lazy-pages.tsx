// The pages and panels that no first card needs.
import { loadDialogs } from './-lazy-dialogs.tsx';
import { lazyPart } from './-lazy-part.tsx';

const orderPanel = lazyPart(async () => (await import('./-order-panel.tsx')).OrderPanel);
const orderSheet = lazyPart(async () => (await import('./-order-panel.tsx')).OrderSheet);
const ordersPage = lazyPart(async () => (await import('./-orders-page.tsx')).OrdersPage);
const productPage = lazyPart(async () => (await import('./-product-page.tsx')).ProductPage);

export const OrderPanel = orderPanel.Part;
export const OrderSheet = orderSheet.Part;
export const OrdersPage = ordersPage.Part;
export const ProductPage = productPage.Part;

/**
 * Everything that is left, once the page has come to rest: a network that dies then must not take "send to kitchen" with
 * it, worker or no worker. One after the other, so that nothing the guest does meanwhile has to wait for it.
 */
export async function loadTheRest(): Promise<void> {
  for (const load of [orderSheet.load, ordersPage.load, productPage.load, ...loadDialogs]) {
    // What cannot be had now is asked for again when it is wanted.
    await load().catch(() => undefined);
  }
}
