// The door of a customer's account: nobody loads what is behind it before opening it.
import { lazyPage } from '#shared/lazy/lazy-part.tsx';

export const AccountPages = lazyPage(async () => (await import('#guest/account/account-pages.tsx')).AccountPages);
