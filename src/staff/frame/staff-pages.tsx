// The staff pages as data; the frame shows those that the signed-in person may open.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { Role } from '#domain/account/user.ts';
import { RESERVATIONS } from '#domain/booking/booking-terms.ts';
import { PAYMENTS_MODULE } from '#domain/order/checkout/payment-method.ts';
import type { Place } from '#domain/place/place.ts';
import { type Loading, lazyPage } from '#shared/lazy/lazy-part.tsx';
import { calendar } from '#ui/look/icons.ts';
import { images, qrCode, sliders } from '#ui/look/icons-later.ts';
import { creditCard, users } from '#ui/look/service-icons.ts';
import { bellRinging, devices, forkKnife, openBook, percent, speechBubble, squares } from '#ui/look/staff-icons.ts';
import { chartBar, listSearch, sunrise } from '#ui/look/today-icons.ts';
import type { StaffState } from './staff-context.tsx';

/** Groups of the frame's list, in its order. */
export type PageGroup = 'service' | 'menu' | 'guests' | 'money' | 'venue';

export const GROUP_NAMES: Readonly<Record<PageGroup, MessageDescriptor>> = {
  service: msg({ context: 'group of staff pages', message: 'Service' }),
  menu: msg({ context: 'group of staff pages', message: 'Menu and offers' }),
  guests: msg({ context: 'group of staff pages', message: 'Guests' }),
  money: msg({ context: 'group of staff pages', message: 'Money' }),
  venue: msg({ context: 'group of staff pages', message: 'Venue' }),
};

export interface StaffPage {
  /** Below /{place}/staff/. */
  readonly path: string;
  /** Name of the page, in the frame's list and in the window's title. */
  readonly name: MessageDescriptor;
  readonly icon: string;
  readonly group: PageGroup;
  readonly needs: Role;
  /** One tab of a phone's tab bar; `false`: never one, because it is opened once. Omitted: while there is room. */
  readonly isTab?: boolean;
  /** Module of a place that the page requires. */
  readonly module?: string;
  /** A kitchen screen may open it too. */
  readonly station?: true;
  /** Whether the place has content for the page; omitted: always. */
  readonly isAt?: (place: Place) => boolean;
  /** On a kitchen's own screen it fills the screen without the frame's navigation. */
  readonly isWhole?: true;
  /** Loaded on opening, or once the first page is idle, because offline it could not be loaded. */
  readonly Page: ComponentType & Partial<Loading>;
}

/** In the order of the frame's list; the first permitted one is the start page. */
export const STAFF_PAGES: readonly StaffPage[] = [
  {
    path: 'today',
    isTab: true,
    name: msg`Today`,
    icon: sunrise,
    group: 'service',
    needs: 'PLACE_ADMIN',
    Page: lazyPage(async () => (await import('#staff/today/today-page.tsx')).TodayPage),
  },
  {
    path: 'tables',
    isTab: true,
    name: msg`Tables`,
    icon: squares,
    group: 'service',
    needs: 'WAITER',
    Page: lazyPage(async () => (await import('#staff/tables/tables-page.tsx')).TablesPage),
  },
  {
    path: 'kitchen',
    isTab: true,
    name: msg`Kitchen`,
    icon: forkKnife,
    group: 'service',
    needs: 'WAITER',
    station: true,
    isWhole: true,
    Page: lazyPage(async () => (await import('#staff/kitchen/kitchen-page.tsx')).KitchenPage),
  },
  {
    path: 'bookings',
    name: msg`Bookings`,
    icon: calendar,
    group: 'service',
    needs: 'WAITER',
    isAt: ({ modules, orderTypes }) =>
      modules.includes(RESERVATIONS) || orderTypes.some(({ type }) => type === 'booking'),
    Page: lazyPage(async () => (await import('#staff/bookings/bookings-page.tsx')).BookingsPage),
  },
  {
    path: 'orders',
    name: msg`Orders`,
    icon: listSearch,
    group: 'service',
    needs: 'PLACE_ADMIN',
    Page: lazyPage(async () => (await import('#staff/orders/orders-page.tsx')).OrdersPage),
  },
  {
    path: 'menu',
    isTab: true,
    name: msg`Menu`,
    icon: openBook,
    group: 'menu',
    needs: 'PLACE_ADMIN',
    Page: lazyPage(async () => (await import('#staff/menu/menu-page.tsx')).MenuPage),
  },
  {
    path: 'discounts',
    name: msg`Discounts`,
    icon: percent,
    group: 'menu',
    needs: 'PLACE_ADMIN',
    Page: lazyPage(async () => (await import('#staff/discounts/discounts-page.tsx')).DiscountsPage),
  },
  {
    path: 'feedback',
    name: msg`Feedback`,
    icon: speechBubble,
    group: 'guests',
    needs: 'PLACE_ADMIN',
    Page: lazyPage(async () => (await import('#staff/feedback/given-feedback-page.tsx')).GivenFeedbackPage),
  },
  {
    path: 'pictures',
    name: msg`Pictures of guests`,
    icon: images,
    group: 'guests',
    needs: 'PLACE_ADMIN',
    Page: lazyPage(async () => (await import('#staff/gallery/guest-pictures-page.tsx')).GuestPicturesPage),
  },
  {
    path: 'report',
    name: msg({ comment: 'what a day or a week came to, in figures', message: 'Report' }),
    icon: chartBar,
    group: 'money',
    needs: 'PLACE_ADMIN',
    Page: lazyPage(async () => (await import('#staff/feedback/report-page.tsx')).ReportPage),
  },
  {
    path: 'payments',
    name: msg`Card payments`,
    icon: creditCard,
    group: 'money',
    needs: 'PLACE_ADMIN',
    module: PAYMENTS_MODULE,
    Page: lazyPage(async () => (await import('#staff/payment/card-payments-page.tsx')).CardPaymentsPage),
  },
  {
    path: 'codes',
    name: msg`Tables and codes`,
    icon: qrCode,
    group: 'venue',
    needs: 'PLACE_ADMIN',
    Page: lazyPage(async () => (await import('#staff/codes/codes-page.tsx')).CodesPage),
  },
  {
    path: 'devices',
    name: msg`Devices`,
    icon: devices,
    group: 'venue',
    needs: 'PLACE_ADMIN',
    Page: lazyPage(async () => (await import('#staff/devices/devices-page.tsx')).DevicesPage),
  },
  {
    path: 'people',
    name: msg({ context: 'people who work here', message: 'People' }),
    icon: users,
    group: 'venue',
    needs: 'PLACE_ADMIN',
    Page: lazyPage(async () => (await import('#staff/people/people-page.tsx')).PeoplePage),
  },
  {
    path: 'settings',
    name: msg`Settings`,
    icon: sliders,
    group: 'venue',
    needs: 'PLACE_ADMIN',
    Page: lazyPage(async () => (await import('#staff/settings/settings-page.tsx')).SettingsPage),
  },
  {
    path: 'notifications',
    isTab: false,
    name: msg`Notifications and sign-in`,
    icon: bellRinging,
    group: 'venue',
    needs: 'WAITER',
    Page: lazyPage(async () => (await import('#staff/sign-in/notifications-page.tsx')).NotificationsPage),
  },
];

/** Pages that a person may open at a place. */
export const pagesFor = ({ identity, may }: StaffState, place: Place): readonly StaffPage[] =>
  STAFF_PAGES.filter(({ needs, station, module, isAt }) => {
    if (module !== undefined && !place.modules.includes(module)) return false;
    if (isAt && !isAt(place)) return false;
    return identity.kind === 'station' ? station === true : may(needs);
  });

/** Number of tabs in a phone's tab bar; other pages are behind "More". */
const TABS = 4;

/** Pages in a phone's tab bar: the all-day ones, then the next ones while there is room. */
export const tabsOf = (pages: readonly StaffPage[]): ReadonlySet<StaffPage> =>
  new Set([...pages.filter(({ isTab }) => isTab), ...pages.filter(({ isTab }) => isTab === undefined)].slice(0, TABS));

/** Loads the permitted pages, one after the other. */
export async function loadPages(pages: readonly StaffPage[]): Promise<void> {
  for (const { Page } of pages) await Page.load?.().catch(() => undefined);
}
