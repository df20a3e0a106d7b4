// @vitest-environment jsdom
// Lazy chunks that load automatically once the page is idle, and for which guests.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { categoryParts } from '#guest/lazy/lazy-category.tsx';
import { categoryDialogs } from '#guest/lazy/lazy-category-dialogs.tsx';
import { dialogs } from '#guest/lazy/lazy-dialogs.tsx';
import { dietParts } from '#guest/lazy/lazy-diet.tsx';
import { hoursParts } from '#guest/lazy/lazy-hours.tsx';
import { installParts } from '#guest/lazy/lazy-install.tsx';
import { installDialogs } from '#guest/lazy/lazy-install-dialogs.tsx';
import { pages } from '#guest/lazy/lazy-pages.tsx';
import { serviceParts } from '#guest/lazy/lazy-service.tsx';
import type { Loading } from '#shared/lazy/lazy-part.tsx';

const ALL: Readonly<Record<string, Loading>> = {
  ...pages,
  ...serviceParts,
  ...categoryParts,
  ...categoryDialogs,
  ...dialogs,
  ...dietParts,
  ...hoursParts,
  ...installParts,
  ...installDialogs,
};
let loaded: string[];
let rest: typeof import('#guest/lazy/load-the-rest.ts');
beforeEach(async () => {
  loaded = [];
  for (const [name, part] of Object.entries(ALL))
    vi.spyOn(part, 'load').mockImplementation(async () => void loaded.push(name));
  // The module keeps state for the life of a page, so each test loads a new one.
  vi.resetModules();
  for (const [path, parts] of Object.entries(MODULES)) vi.doMock(path, () => parts);
  rest = await import('#guest/lazy/load-the-rest.ts');
});
afterEach(() => vi.restoreAllMocks());

const MODULES = {
  '#guest/lazy/lazy-category.tsx': { categoryParts },
  '#guest/lazy/lazy-category-dialogs.tsx': { categoryDialogs },
  '#guest/lazy/lazy-dialogs.tsx': { dialogs },
  '#guest/lazy/lazy-diet.tsx': { dietParts, dietRules: {} },
  '#guest/lazy/lazy-hours.tsx': { hoursParts },
  '#guest/lazy/lazy-install.tsx': { installParts },
  '#guest/lazy/lazy-install-dialogs.tsx': { installDialogs },
  '#guest/lazy/lazy-pages.tsx': { pages },
  '#guest/lazy/lazy-service.tsx': { serviceParts },
} as const;
const guest = { language: 'bg', orderType: undefined } as const;

test('lazy chunks: all load when data-saver mode is off', async () => {
  await rest.loadTheRest(false);
  expect(Object.keys(ALL).filter((name) => !loaded.includes(name))).toEqual([]);
});

test('lazy chunks: a guest who only reads loads reading chunks, and no order or tools chunks', async () => {
  await rest.loadTheRest(true);
  expect(loaded).toEqual(expect.arrayContaining(['ProductPage', 'SearchPage', 'VariantSheet', 'LanguageSheet']));
  const spared = ['OrderPanel', 'OrderService', 'CheckoutPage', 'WholeMenuPage', 'GalleryPage', 'MoreDialogs'];
  expect(loaded.filter((name) => spared.includes(name))).toEqual([]);
});

test('lazy chunks: a guest at a table preloads all order chunks and no order page', async () => {
  rest.comesToOrder({ ...guest, orderType: 'spot' });
  await rest.loadTheRest(true);
  expect(loaded.slice(0, 2)).toEqual(['OrderSheet', 'OrderPanel']);
  expect(loaded).toEqual(
    expect.arrayContaining(['OrdersPage', 'FootHere', 'ServiceBar', 'OrderService', 'ChangedOrder', 'CallDialog']),
  );
  expect(loaded).not.toContain('CheckoutPage');
});

test.each(['room', 'served_on_spot'] as const)(
  'lazy chunks: a guest with a code for %s also loads the order page',
  async (orderType) => {
    rest.comesToOrder({ ...guest, orderType });
    await rest.loadTheRest(true);
    expect(loaded).toEqual(expect.arrayContaining(['OrderPanel', 'CheckoutPage']));
  },
);

test('lazy chunks: order chunks that failed offline are retried when the network is back', async () => {
  const denied = vi.spyOn(pages.OrderPanel, 'load').mockRejectedValueOnce(new Error('No network'));
  rest.comesToOrder(guest);
  await rest.loadTheRest(true);
  expect(denied).toHaveBeenCalledTimes(1);
  loaded = [];
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(loaded).toEqual(expect.arrayContaining(['OrderPanel', 'CheckoutPage'])));
  await vi.dynamicImportSettled();
  window.dispatchEvent(new Event('online'));
  expect(denied).toHaveBeenCalledTimes(2);
});

test('lazy chunks: the first dish without a table loads the order and its page at once', async () => {
  await rest.loadTheRest(true);
  loaded = [];
  rest.comesToOrder(guest);
  await vi.waitFor(() => expect(loaded).toEqual(expect.arrayContaining(['OrderPanel', 'CheckoutPage'])));
  expect(loaded).not.toContain('GalleryPage');
});

test('lazy chunks: a page that is not idle yet loads none', () => {
  rest.comesToOrder(guest);
  expect(loaded).toEqual([]);
});
