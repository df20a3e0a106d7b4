// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { STAFF_PAGE_PATHS } from '#domain/page-paths.ts';
import { STAFF_PAGES } from '#staff/frame/staff-pages.tsx';

test('the server knows the address of every page of the staff, and of no other one', () => {
  const paths = STAFF_PAGES.map(({ path }) => path);
  expect(STAFF_PAGE_PATHS.toSorted()).toEqual([...paths, 'sign-in'].toSorted());
});
