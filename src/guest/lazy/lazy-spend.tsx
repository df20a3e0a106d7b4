// Payment with collected points and money. Apart from the account's pages: their link is in the first script.
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

/** Parts of an order, where somebody is signed in. */
export const accountParts = {
  SpendHere: lazyPart(async () => (await import('#guest/account/spend-here.tsx')).SpendHere),
};
