// Payment with points and money. Separate from the account pages, whose link is in the initial script.
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

/** Parts of an order that need a signed-in customer. */
export const accountParts = {
  SpendHere: lazyPart(async () => (await import('#guest/account/spend-here.tsx')).SpendHere),
};
