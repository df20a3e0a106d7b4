// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { StaffLayout, type StaffLayoutProps } from '#staff/frame/staff-layout.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const ROLE = 'PLACE_ADMIN' as const;

const page = (name: string, isTab: boolean, isCurrent = false, group = 'Service') => ({
  ...{ href: `/p/staff/${name}`, icon: 'M0 0', isTab, isCurrent, group },
  name,
});

/** More pages than are read at a glance, in two groups. */
const MANY = [
  ...['Today', 'Tables', 'Kitchen'].map((name, index) => page(name, true, index === 0)),
  ...['Bookings', 'Orders'].map((name) => page(name, false)),
  ...['Codes', 'Devices', 'People', 'Settings', 'Notifications'].map((name) => page(name, false, false, 'Venue')),
];

const render = (over: Partial<StaffLayoutProps> = {}) =>
  renderScreen(
    <StaffLayout
      placeName="Орфей"
      placeLanguage="bg"
      onPlaces={undefined}
      pages={[page('Today', true, true), page('Menu', true), page('People', false), page('Devices', false)]}
      name="Никола"
      role={ROLE}
      pinHref={undefined}
      isShared={false}
      isOnline
      onSignOut={vi.fn()}
      connection={null}
      language={<button type="button">BG</button>}
      {...over}
    >
      <p>page</p>
    </StaffLayout>,
  );

test('staff frame: shows the language choice beside the signed-in person’s name', () => {
  render();
  const who = within(screen.getByRole('region', { name: 'Signed in' }));
  expect(who.getByRole('button', { name: 'BG' })).toBeDefined();
  expect(who.getByRole('button', { name: 'Sign out' })).toBeDefined();
});

test('staff frame: the open page’s link scrolls into the list of pages where it lies below the edge', () => {
  const bottomOf = (element: Element) => (element.tagName === 'NAV' ? 600 : 640);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { bottom: bottomOf(this) } as DOMRect;
  });
  render();
  const list = screen.getByRole('navigation', { name: 'Pages for staff' });
  expect(list.scrollTop).toBeGreaterThanOrEqual(40);
  vi.restoreAllMocks();
});

test('staff frame: "More" lists the pages without a tab and the signed-in person', async () => {
  render();
  await userEvent.click(screen.getByTestId('more-pages'));
  const more = within(screen.getByRole('dialog', { name: 'More' }));
  expect(more.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['People', 'Devices']);
  expect(more.getByText('Никола')).toBeDefined();
  expect(more.getByRole('button', { name: 'Sign out' })).toBeDefined();
});

const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('staff frame: many pages are listed in named groups, beside the page and behind "More"', async () => {
  render({ pages: MANY });
  const nav = within(screen.getByRole('navigation', { name: 'Pages for staff' }));
  expect(namesIn(nav.getByRole('list', { name: 'Service' }))).toEqual([
    ...['Today', 'Tables', 'Kitchen', 'Bookings', 'Orders'],
  ]);
  expect(nav.getByRole('link', { name: 'Today' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByTestId('more-pages'));
  const more = within(screen.getByRole('dialog', { name: 'More' }));
  expect(namesIn(more.getByRole('list', { name: 'Service' }))).toEqual(['Bookings', 'Orders']);
  expect(namesIn(more.getByRole('list', { name: 'Venue' }))).toHaveLength(5);
});

test('staff frame: a waiter’s few pages are one list without headings', () => {
  render({ pages: [page('Tables', true, true), page('Notifications', false, false, 'Venue')] });
  const nav = within(screen.getByRole('navigation', { name: 'Pages for staff' }));
  expect(nav.queryByRole('list', { name: 'Venue' })).toBeNull();
  expect(namesIn(nav.getAllByRole('list')[0] as HTMLElement)).toEqual(['Tables', 'Notifications']);
});

test('staff frame: signing out of one’s own device asks first, and "stay" keeps everything', async () => {
  const onSignOut = vi.fn();
  render({ onSignOut });
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(onSignOut).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign out of this device' }));
  expect(onSignOut, 'comes back by the PIN').toHaveBeenCalledExactlyOnceWith(true);
});

test('staff frame: a person who is removed from a device reads that a new link is needed', async () => {
  const onSignOut = vi.fn();
  render({ onSignOut });
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(words(screen.getByRole('dialog'))).toContain('If you have a PIN, you come back by it within 30 days.');
  await userEvent.click(screen.getByTestId('sign-out-for-good'));
  expect(onSignOut).toHaveBeenCalledExactlyOnceWith(false);
});

test('staff frame: offline, promises no return by PIN', async () => {
  const onSignOut = vi.fn();
  render({ onSignOut, isOnline: false });
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(words(screen.getByRole('dialog'))).toContain('Without the network your PIN cannot bring you back');
  expect(screen.queryByTestId('sign-out-for-good')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out of this device' }));
  expect(onSignOut).toHaveBeenCalledExactlyOnceWith(false);
});

test('staff frame: on a shared device one press switches to the next person', async () => {
  const onSignOut = vi.fn();
  render({ onSignOut, isShared: true });
  await userEvent.click(screen.getByRole('button', { name: 'Switch' }));
  expect(onSignOut).toHaveBeenCalledOnce();
});

test('staff frame: a person can set their own PIN beside their name', () => {
  render();
  expect(screen.queryByRole('link', { name: 'Your PIN' })).toBeNull();
  render({ pinHref: '/p/staff/people?me' });
  expect(screen.getByRole('link', { name: 'Your PIN' }).getAttribute('href')).toBe('/p/staff/people?me');
});
