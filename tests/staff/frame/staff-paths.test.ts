// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { STAFF_PAGE_PATHS } from '#domain/page-paths.ts';
import { STAFF_PAGES } from '#staff/frame/staff-pages.tsx';

test('staff paths: the server knows exactly the addresses of the staff pages', () => {
  const paths = STAFF_PAGES.map(({ path }) => path);
  expect(STAFF_PAGE_PATHS.toSorted()).toEqual([...paths, 'sign-in'].toSorted());
});
