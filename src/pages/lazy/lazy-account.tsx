// The door of a customer's account: nobody loads what is behind it before opening it.
import { lazyPage } from './lazy-part.tsx';

export const AccountPages = lazyPage(async () => (await import('../account/account-pages.tsx')).AccountPages);
