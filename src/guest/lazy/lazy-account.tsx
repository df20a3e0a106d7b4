// Lazy chunks of a customer's account; a guest who never opens it loads none.
import { lazyPage, lazyPart } from '#shared/lazy/lazy-part.tsx';

export const AccountPages = lazyPage(async () => (await import('#guest/account/account-pages.tsx')).AccountPages);

/** In the chunk of the account pages, where every sign-out starts. */
export const SignedOutToast = lazyPart(async () => (await import('#guest/account/profile-page.tsx')).SignedOutToast);

/** Below a sent order of a guest without an account. */
export const ProfileOffer = lazyPart(
  async () => (await import('#guest/account/benefits/profile-offer-here.tsx')).ProfileOfferHere,
);
