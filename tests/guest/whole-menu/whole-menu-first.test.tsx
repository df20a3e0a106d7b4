// @vitest-environment jsdom
// The server-drawn whole menu, and its hydration on the device.
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CategoryId, ProductId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import { PanelMenuScreen } from '#guest/panel-menu/panel-menu-screen.tsx';
import type { WholeMenuProps } from '#guest/whole-menu/whole-menu-props.ts';
import { WholeMenuScreen } from '#guest/whole-menu/whole-menu-screen.tsx';
import type { MenuSection } from '#shared/menu/whole-menu-sections.ts';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import { AnnouncerProvider } from '#ui/words/announcer.tsx';
import { buildCategory, buildProduct } from '../../support/build-menu.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const COUNT = 300;
const section: MenuSection = {
  category: buildCategory(),
  rootId: 1 as CategoryId,
  depth: 0,
  products: Array.from({ length: COUNT }, (_, at) => buildProduct({ id: (at + 1) as ProductId, name: `Dish ${at}` })),
  links: [],
};
const SECTIONS = [section];

const propsFor = (device: DeviceKind): WholeMenuProps => ({
  device,
  theme: 3,
  sections: SECTIONS,
  words: 'en 1',
  memory: { read: () => undefined, keep: () => undefined },
  jump: undefined,
  onInView: () => undefined,
  printTitle: 'Neven',
  viewOf: (product) => ({
    product,
    cloth: 'salad',
    href: `/neven/salads/${product.id}`,
    price: { amount: minor(790), old: undefined, from: false },
    soldOut: false,
    add: 'now',
    press: 'page',
    sizes: [],
    sizeRows: 'none',
    comment: false,
  }),
  quantities: new Map(),
  codes: false,
});

const framed = (screen: ReactNode) => (
  <I18nProvider i18n={i18n}>
    <AnnouncerProvider>{screen}</AnnouncerProvider>
  </I18nProvider>
);
const cards = (device: DeviceKind = 'phone') =>
  framed(<WholeMenuScreen {...propsFor(device)} entering={true} multiple={false} />);
const panels = framed(
  <PanelMenuScreen
    {...propsFor('phone')}
    open={new Set([1 as CategoryId])}
    onOpen={() => undefined}
    onPrint={undefined}
  />,
);

const cardsOf = (page: Element) => [...page.querySelectorAll<HTMLElement>('[data-testid="product-card"]')];
const drawn = (screen: ReactNode): HTMLElement => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(screen);
  return page;
};

test.each([
  ['cards', cards()],
  ['panels', panels],
])('whole menu: a server renders the first rows as %s without measuring', (_, screen) => {
  const page = drawn(screen);
  const names = cardsOf(page).map((card) => card.querySelector('h3')?.textContent);
  expect(names.slice(0, 3)).toEqual(['Dish 0', 'Dish 1', 'Dish 2']);
  expect(names.length).toBeLessThan(20);
  // Space is reserved for the other rows, so that a device can keep its scroll position.
  expect(page.innerHTML).toMatch(/--room:\d{5,}px/);
});

let root: Root | undefined;
const onRecoverableError = vi.fn();
const errors = vi.spyOn(console, 'error');
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 350 });
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetHeight');
});

const hydrate = (screen: ReactNode): HTMLElement => {
  const page = drawn(screen);
  document.body.append(page);
  act(() => {
    root = hydrateRoot(page, screen, { onRecoverableError });
  });
  return page;
};

test('whole menu: keeps the server’s rows in place; no card is built or animated twice', () => {
  const page = drawn(cards());
  document.body.append(page);
  const before = cardsOf(page);
  expect(before.length).toBeGreaterThan(2);
  act(() => {
    root = hydrateRoot(page, cards(), { onRecoverableError });
  });
  expect(cardsOf(page).slice(0, before.length)).toEqual(before);
  for (const card of before) expect(card.isConnected).toBe(true);
  const row = before[1]?.closest<HTMLElement>('[data-index]');
  expect(row?.style.top).toBe('700px');
  expect(row?.dataset.rising).toBe('false');
  expect(page.innerHTML).not.toContain('--room');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
});

test('whole menu: a device with another column count rebuilds its rows without an error', () => {
  const page = hydrate(cards('tablet'));
  const [first] = cardsOf(page);
  expect(first?.closest('[data-index]')?.querySelectorAll('[data-testid="product-card"]')).toHaveLength(1);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
});
