import type { ACCOUNT_PAGES } from '#domain/page-paths.ts';
import { NotFoundPage } from '#guest/frame/not-found-page.tsx';
import { CardsPage } from './cards-page.tsx';
import { MailLinkPage } from './mail-link-page.tsx';
import { MyBookingsPage } from './my-bookings-page.tsx';
import { MyOrdersPage } from './my-orders-page.tsx';
import { ProfilePage } from './profile-page.tsx';

/** A customer's page for a path below "/neven/profile/". [S2.13, S2.14] */
export const AccountPages = ({ path = '' }: { readonly path: string | undefined }) => {
  switch (path.replace(/\/$/, '') as (typeof ACCOUNT_PAGES)[number] | '') {
    case '':
      return <ProfilePage />;
    case 'orders':
      return <MyOrdersPage />;
    case 'bookings':
      return <MyBookingsPage />;
    case 'cards':
      return <CardsPage />;
    case 'mail':
      return <MailLinkPage />;
    default:
      return <NotFoundPage />;
  }
};
