// What of an order is paid with what its customer has collected. Apart from the account's pages: their door is in the first script.
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

/** Of an order, where somebody is signed in. */
export const accountParts = {
  SpendHere: lazyPart(async () => (await import('#guest/account/spend-here.tsx')).SpendHere),
};
