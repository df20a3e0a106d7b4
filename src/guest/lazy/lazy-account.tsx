// Lazy parts of a customer's account: a guest who never opens it loads none of them.
import { lazyPage, lazyPart } from '#shared/lazy/lazy-part.tsx';

export const AccountPages = lazyPage(async () => (await import('#guest/account/account-pages.tsx')).AccountPages);

/** In the file of the account's pages, where every sign-out begins. */
export const SignedOutToast = lazyPart(async () => (await import('#guest/account/profile-page.tsx')).SignedOutToast);
