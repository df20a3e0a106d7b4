// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { STAFF_PAGE_PATHS } from '#domain/page-paths.ts';
import { STAFF_PAGES, tabsOf } from '#staff/frame/staff-pages.tsx';

test('staff paths: the server knows exactly the addresses of the staff pages', () => {
  const paths = STAFF_PAGES.map(({ path }) => path);
  expect(STAFF_PAGE_PATHS.toSorted()).toEqual([...paths, 'sign-in'].toSorted());
});

test('staff tabs: notifications stand behind "More" also where the tab bar has room, because they are set once', () => {
  const ofWaiter = STAFF_PAGES.filter(({ needs }) => needs === 'WAITER');
  expect([...tabsOf(ofWaiter)].map(({ path }) => path)).toEqual(['tables', 'kitchen', 'bookings']);
});
