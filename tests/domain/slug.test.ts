import { expect, test } from 'vitest';
import {
  isReservedCategorySlug,
  isReservedPlaceSlug,
  isSlug,
  RESERVED_CATEGORY_SLUGS,
  RESERVED_PLACE_SLUGS,
  SERVER_PATHS,
} from '#domain/slug.ts';

test.each([
  ['soups', true],
  ['hot-soups-2', true],
  ['2', true],
  ['', false],
  ['Soups', false],
  ['hot_soups', false],
  ['-soups', false],
  ['soups-', false],
  ['hot--soups', false],
  ['супи', false],
  ['a/b', false],
  ['soups\n', false],
  ['x'.repeat(80), true],
  ['x'.repeat(81), false],
])('%j is a slug: %s', (text, expected) => {
  expect(isSlug(text)).toBe(expected);
});

test('the app’s own page addresses are reserved', () => {
  for (const slug of ['404', 'join', 'thankyou', 'close-browser-app']) expect(isReservedPlaceSlug(slug)).toBe(true);
  for (const slug of ['reservations', 'all', 't', 'staff']) expect(isReservedCategorySlug(slug)).toBe(true);
  expect(isReservedPlaceSlug('bistro')).toBe(false);
  expect(isReservedCategorySlug('soups')).toBe(false);
});

test('each reserved address could otherwise be a slug', () => {
  for (const slug of [...RESERVED_PLACE_SLUGS, ...RESERVED_CATEGORY_SLUGS]) expect(isSlug(slug)).toBe(true);
});

test.each([
  ['/videos/0123.mp4', true],
  ['/videos/0123.mp4?t=1', true],
  ['/pictures/0123/640.avif', true],
  ['/api/openapi.json', true],
  ['/healthz', true],
  ['/assets/index-a.js', true],
  ['/assets', true],
  ['/robots.txt', true],
  ['/bistro/manifest.webmanifest', true],
  ['/', false],
  ['/bistro', false],
  ['/apiary/soups', false],
  ['/bistro/search?q=St.+Gallen', false],
  ['/bistro/t/k4-9_Z?back=/a.b', false],
])('only the server answers the path %s: %s', (path, isServers) => {
  expect(SERVER_PATHS.some((one) => one.test(path))).toBe(isServers);
});
