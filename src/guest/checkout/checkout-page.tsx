import { checkoutParts } from '#guest/lazy/lazy-checkout.tsx';
import { useKeptCheckout } from '#guest/order/use-kept-checkout.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { loadParts } from '#shared/lazy/lazy-part.tsx';
import { useCheckoutCatalog } from '#shared/order/use-checkout-catalog.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { CheckoutHere } from './checkout-here.tsx';

// The page preloads its dialogs one after the other, so that they work if the network fails.
void loadParts(checkoutParts);

/** The order page, for an order that needs more than a table. `framed`: inside the menu's frame. */
export const CheckoutPage = ({ framed }: { readonly framed: boolean }) => {
  const isSaid = useCheckoutCatalog();
  const kept = useKeptCheckout();
  const { isKnown } = useSession();
  return isSaid && kept && isKnown ? <CheckoutHere framed={framed} kept={kept} /> : <LoadingPart />;
};
