import { OnItsWay } from '#screens/notices/on-its-way.tsx';
import { useCheckoutWords } from '#state/order/use-checkout-words.ts';
import { useKeptCheckout } from '#state/order/use-kept-checkout.ts';
import { useSession } from '#state/session/session-context.tsx';
import { checkoutParts } from '../lazy/lazy-checkout.tsx';
import { loadParts } from '../lazy/lazy-part.tsx';
import { CheckoutHere } from './checkout-here.tsx';

// With the page come its dialogs, one after the other: a network that dies then must not take them with it.
void loadParts(checkoutParts);

/** The order page, for an order that needs more than its table. `framed`: inside the menu's frame. */
export const CheckoutPage = ({ framed }: { readonly framed: boolean }) => {
  const isSaid = useCheckoutWords();
  const kept = useKeptCheckout();
  const { isKnown } = useSession();
  return isSaid && kept && isKnown ? <CheckoutHere framed={framed} kept={kept} /> : <OnItsWay />;
};
