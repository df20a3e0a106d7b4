// @vitest-environment jsdom
// Which parts of the app come by themselves once the page rests, and for whom.
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
  // The module keeps its state for the life of a page, so each test gets a new one.
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

test('where bytes cost nothing every part comes', async () => {
  await rest.loadTheRest(false);
  expect(Object.keys(ALL).filter((name) => !loaded.includes(name))).toEqual([]);
});

test('a phone whose guest only reads fetches what reading needs, and neither the order nor what stands beside the menu', async () => {
  await rest.loadTheRest(true);
  expect(loaded).toEqual(expect.arrayContaining(['ProductPage', 'SearchPage', 'VariantSheet', 'LanguageSheet']));
  const spared = ['OrderPanel', 'OrderService', 'CheckoutPage', 'WholeMenuPage', 'GalleryPage', 'MoreDialogs'];
  expect(loaded.filter((name) => spared.includes(name))).toEqual([]);
});

test('a guest at a table has all of the order before the network can die, and no order page', async () => {
  rest.comesToOrder({ ...guest, orderType: 'spot' });
  await rest.loadTheRest(true);
  expect(loaded.slice(0, 2)).toEqual(['OrderSheet', 'OrderPanel']);
  expect(loaded).toEqual(
    expect.arrayContaining(['OrdersPage', 'FootHere', 'ServiceBar', 'OrderService', 'ChangedOrder', 'CallDialog']),
  );
  expect(loaded).not.toContain('CheckoutPage');
});

test.each(['room', 'served_on_spot'] as const)('whose code says %s has the order page too', async (orderType) => {
  rest.comesToOrder({ ...guest, orderType });
  await rest.loadTheRest(true);
  expect(loaded).toEqual(expect.arrayContaining(['OrderPanel', 'CheckoutPage']));
});

test('parts of the order that a dead network denied are asked for again when it is back', async () => {
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

test('the first dish without a table brings the order and its page at once', async () => {
  await rest.loadTheRest(true);
  loaded = [];
  rest.comesToOrder(guest);
  await vi.waitFor(() => expect(loaded).toEqual(expect.arrayContaining(['OrderPanel', 'CheckoutPage'])));
  expect(loaded).not.toContain('GalleryPage');
});

test('a page that has not come to rest loads nothing yet', () => {
  rest.comesToOrder(guest);
  expect(loaded).toEqual([]);
});
