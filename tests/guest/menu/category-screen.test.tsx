// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { CategoryId, ProductId } from '#domain/ids.ts';
import type { Picture } from '#domain/picture.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { CategoryScreen, type CategoryScreenProps } from '#guest/menu/category-screen.tsx';
import { CategorySkeleton } from '#guest/menu/category-skeleton.tsx';
import { SiblingStrip } from '#guest/menu/sibling-strip.tsx';
import { cardView } from '#shared/menu/card-view.ts';
import { CategoryActionsProvider } from '#ui/layout/category-entry.tsx';
import type { CardView } from '#ui/view/card-view.ts';
import { buildCategory, buildIndex, buildProduct } from '../../support/build-menu.ts';
import { GuestTexts, renderScreen, words } from '../../support/render-screen.tsx';

const PICTURE: Picture = {
  path: '/pictures/x',
  width: 640,
  height: 400,
  widths: [320],
  placeholder: undefined,
  positionY: 50,
  scale: 100,
};
const way = (id: number, name: string, over = {}) => ({
  id: id as CategoryId,
  name,
  description: `About ${name}`,
  textLanguage: 'en' as const,
  href: `/neven/${name}`,
  cloth: undefined,
  picture: undefined,
  ...over,
});
const views = (count: number): CardView[] => {
  const products = Array.from({ length: count }, (_, at) =>
    buildProduct({ id: (at + 1) as ProductId, slug: `dish-${at}`, name: `Dish ${at}` }),
  );
  const index = buildIndex({ products });
  const snapshot = { index, settings: DEFAULT_SETTINGS, place: { slug: 'neven' } as never, off: new Set<ProductId>() };
  return products.map((one) => cardView(snapshot, one, { orderType: 'spot', hidesAdd: false }));
};
const show = (over: Partial<CategoryScreenProps> = {}) =>
  renderScreen(
    <CategoryScreen
      category={buildCategory()}
      device="phone"
      theme={3}
      subcategories={[]}
      products={[]}
      quantities={new Map()}
      {...over}
    />,
  );

test('category: server-drawn HTML names every dish with its price without a script', () => {
  const page = renderToString(
    <GuestTexts>
      <CategoryScreen
        {...{ category: buildCategory(), device: 'phone', theme: 3, subcategories: [], quantities: new Map() }}
        products={views(25)}
      />
    </GuestTexts>,
  );
  const withoutScript = /<noscript>(.*)<\/noscript>/.exec(page)?.[1] ?? '';
  expect(page.match(/data-testid="product-card"/g)).toHaveLength(12);
  expect(withoutScript.match(/<li/g)).toHaveLength(13);
  for (let at = 12; at < 25; at += 1) expect(withoutScript).toContain(`/dish-${at}">Dish ${at}</a>`);
  expect(withoutScript).toContain('€');
});

test.each([
  [1, 'tiles', false],
  [3, 'cards', true],
  [0, 'rows', true],
  [2, 'rows', true],
  [99, 'rows', true],
])('subcategories: design %i renders %s', (design, name, tells) => {
  const { container } = show({ design, subcategories: [way(2, 'beer'), way(3, 'wine')] });
  expect(container.querySelector('[data-design]')?.getAttribute('data-design')).toBe(name);
  expect(screen.getAllByTestId('subcategory').map((one) => one.getAttribute('href'))).toEqual([
    '/neven/beer',
    '/neven/wine',
  ]);
  expect(screen.queryByText('About beer') !== null).toBe(tells);
});

test('category bar: a link opens outside, a bell asks first, and on a venue device the link asks too [S2.25, S2.26]', () => {
  const action = { kind: 'out', target: { href: 'https://spa.example/', inside: false } } as const;
  const subcategories = [way(2, 'spa', { action }), way(3, 'bell', { action: { kind: 'waiter' } })];
  const open = vi.fn();
  const page = (leadOut: boolean) => (
    <CategoryActionsProvider actions={{ leadOut, open }}>
      <CategoryScreen
        category={buildCategory()}
        device="phone"
        theme={3}
        subcategories={subcategories}
        products={[]}
        quantities={new Map()}
      />
    </CategoryActionsProvider>
  );
  const { rerender } = renderScreen(page(true));
  const link = screen.getByRole('link', { name: /spa.*opens in a new window/ });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://spa.example/',
    'noopener noreferrer',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /bell/ }));
  expect(open).toHaveBeenLastCalledWith(subcategories[1], { kind: 'waiter' });
  rerender(page(false));
  expect(screen.queryByRole('link', { name: /spa/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /spa/ }));
  expect(open).toHaveBeenLastCalledWith(subcategories[0], action);
});

test('picture category: shows its picture, enlarges it by a press and is never called empty [S2.24]', () => {
  const onOpenImage = vi.fn();
  show({ category: buildCategory({ type: 'image', image: PICTURE, name: 'Terrace' }), onOpenImage });
  fireEvent.click(screen.getByRole('button', { name: 'Show the picture large: Terrace' }));
  expect(onOpenImage).toHaveBeenCalledOnce();
  expect(screen.queryByText(/Nothing here/)).toBeNull();
});

test('category: an empty category says that it is empty; a neighbouring page does not announce this [S2.23]', () => {
  const { unmount } = show();
  expect(screen.getByText(/Nothing here at the moment/)).toBeDefined();
  expect(words(screen.getByRole('status'))).toBe('Salads');
  unmount();
  show({ isOpen: false });
  expect(words(screen.getByRole('status'))).toBe('');
  expect(screen.queryByTestId('category')).toBeNull();
});

test('category: a neighbouring page renders one screen of dishes and no footer; once open, it renders all [S2.23, S2.28]', () => {
  const products = views(9);
  const page = (isOpen: boolean) => (
    <CategoryScreen
      category={buildCategory()}
      device="phone"
      theme={3}
      subcategories={[]}
      products={products}
      quantities={new Map()}
      isOpen={isOpen}
      below={isOpen && <p>The footer</p>}
    />
  );
  const { rerender } = renderScreen(page(false));
  const first = screen.getAllByTestId('product-card');
  expect(first).toHaveLength(6);
  expect(screen.queryByText('The footer')).toBeNull();
  rerender(page(true));
  expect(screen.getAllByTestId('product-card')).toHaveLength(9);
  expect(screen.getAllByTestId('product-card')[0]).toBe(first[0]);
  expect(screen.getByText('The footer')).toBeDefined();
});

test('category: a loading category is marked busy and says that the menu is loading [S2.23]', () => {
  renderScreen(<CategorySkeleton />);
  expect(screen.getByTestId('category-loading').getAttribute('aria-busy')).toBe('true');
  expect(words(screen.getByRole('heading', { level: 1 }))).toBe('Loading the menu');
});

test('subcategory bar: has a back link, the neighbours and a mark on the open one [S2.23]', () => {
  renderScreen(
    <SiblingStrip
      parent={{ name: 'Drinks', textLanguage: 'en', href: '/neven/drinks' }}
      categories={[way(2, 'beer'), way(3, 'wine')]}
      current={3 as CategoryId}
    />,
  );
  const nav = within(screen.getByRole('navigation', { name: 'Within Drinks' }));
  expect(nav.getByRole('link', { name: 'Back to Drinks' }).getAttribute('href')).toBe('/neven/drinks');
  expect(nav.getAllByTestId('sibling-tab').map((one) => one.getAttribute('aria-current'))).toEqual([null, 'page']);
});
