// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CategoryId, ProductId } from '#domain/ids.ts';
import type { Allergen, Product } from '#domain/menu/menu.ts';
import { createJudge, NO_FILTER, type SearchFilter } from '#domain/search/avoidance-filter.ts';
import { ownWords } from '#domain/search/search-words.ts';
import { ProductCardActions } from '#guest/product-card/product-card-actions.tsx';
import { type CardPresses, CardPressesProvider } from '#guest/product-card/product-card-presses.ts';
import { SearchScreen } from '#guest/search/search-screen.tsx';
import { cardView } from '#shared/menu/card-view.ts';
import { ownFields } from '#shared/search/search-fields.ts';
import { createNearWords } from '#shared/search/search-near.ts';
import { findDishes, foldQuery, type SearchIndex } from '#shared/search/search-results.ts';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { buildProduct } from '../../support/build-menu.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const allergen = (code: string): Allergen => ({ code, name: '', image: undefined });
const dish = (id: number, name: string, over: Partial<Product> = {}): Product =>
  buildProduct({ id: id as ProductId, slug: `dish-${id}`, name, description: '', allergens: [], ...over });

const MENU = [
  dish(1, 'Shopska salad', { allergens: [allergen('milk')], description: 'Tomatoes, cucumbers, white cheese' }),
  dish(2, 'Tomato soup'),
  dish(3, 'Mystery pie', { allergens: undefined }),
  dish(4, 'Bean soup', { inStock: false }),
];

interface Wishes {
  readonly products?: readonly Product[];
  readonly query?: string;
  readonly filter?: SearchFilter;
  readonly offline?: boolean;
  readonly device?: 'phone' | 'tablet';
}

function Searched({ products = MENU, query: first = '', filter: filtered = NO_FILTER, offline, device }: Wishes) {
  const [query, setQuery] = useState(first);
  const [filter, setFilter] = useState(filtered);
  const snapshot = aSnapshot({ products });
  const fields = ownFields(snapshot.index, products);
  const index: SearchIndex = {
    products,
    fields,
    near: createNearWords(fields),
    own: (product) => ownWords(snapshot.index, product),
    others: [],
  };
  const folded = foldQuery(query);
  const results = findDishes(index, folded, filter, {
    isOff: ({ inStock }) => !inStock,
    judge: createJudge(snapshot.index),
  });
  return (
    <SearchScreen
      {...results}
      isAsked={folded !== '' || filter.inStock || filter.without.length > 0}
      device={device ?? 'phone'}
      query={query}
      arrivedWith={first}
      asked={query}
      onQuery={setQuery}
      filter={filter}
      onFilter={setFilter}
      allergens={[allergen('milk'), allergen('nuts')]}
      cardOf={(product) => cardView(snapshot, product, { orderType: 'spot', hidesAdd: false })}
      categoryOf={() => ({ text: 'Salads', language: 'en', ranges: [] })}
      noteOf={undefined}
      quantities={new Map([[2 as ProductId, 3]])}
      hidden={undefined}
      categories={[
        {
          id: 1 as CategoryId,
          name: 'Salads',
          textLanguage: 'en',
          href: '/bistro/salads',
          cloth: 'salad',
          picture: undefined,
        },
      ]}
      offline={offline ?? false}
      homeHref="/bistro"
      onBack={undefined}
      allHref="/bistro/all"
    />
  );
}

const show = (wishes: Wishes = {}) => {
  const presses = {
    onAdd: vi.fn(),
    onTake: vi.fn(),
    onAddSize: vi.fn(),
    onComment: vi.fn(),
    onPicture: vi.fn(),
    onBook: vi.fn(),
    Ways: ProductCardActions,
  };
  renderScreen(
    <CardPressesProvider value={presses satisfies CardPresses}>
      <Searched {...wishes} />
    </CardPressesProvider>,
  );
  return presses;
};
const field = () => screen.getByRole('searchbox', { name: 'Search the menu' });
const found = () => screen.queryAllByTestId('search-result');
const foundNames = () => found().map((row) => words(within(row).getByRole('heading')));

afterEach(() => vi.useRealTimers());

test('search: a guest can type at once, and sees the categories until then [S2.09]', async () => {
  show();
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('enterkeyhint')).toBe('search');
  expect(screen.getByRole('link', { name: 'Salads' }).getAttribute('href')).toBe('/bistro/salads');
  await userEvent.type(field(), 'soup');
  expect(screen.queryByRole('link', { name: 'Salads' })).toBeNull();
  expect(foundNames()).toEqual(['Tomato soup', 'Bean soup']);
});

test('search: returning to the results opens no keyboard', () => {
  show({ query: 'soup' });
  expect(document.activeElement).not.toBe(field());
  expect(found()).toHaveLength(2);
});

test('search: a result links to the dish page, marks the matched words and adds like a card [S2.34, S2.39]', async () => {
  const presses = show({ query: 'tomat' });
  const [soup, salad] = found();
  if (!soup || !salad) throw new Error('too little was found');
  expect(within(soup).getByRole('link').getAttribute('href')).toBe('/bistro/salads/dish-2');
  expect([...soup.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Tomat']);
  expect(words(salad)).toContain('Salads · Tomatoes');
  expect(salad.querySelector('mark')?.textContent).toBe('Tomat');
  await userEvent.click(within(soup).getByRole('button', { name: 'Add Tomato soup, 3 in your order' }));
  expect(presses.onAdd).toHaveBeenCalledExactlyOnceWith(2);
});

test('search: a sold-out dish is found, but can be neither opened nor added [S4.06]', () => {
  show({ query: 'bean' });
  const [row] = found();
  expect(row && words(row)).toContain('Sold out for now');
  expect(within(row as HTMLElement).queryByRole('link')).toBeNull();
  expect(within(row as HTMLElement).queryByTestId('add-to-cart')).toBeNull();
});

test('search: the filter hides dishes with an allergen; undeclared dishes are listed separately, never as free [S2.09]', async () => {
  show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Without milk' }));
  expect(foundNames()).toEqual(['Tomato soup', 'Bean soup', 'Mystery pie']);
  const apart = screen.getByRole('region', { name: 'Not declared' });
  expect(within(apart).getAllByTestId('search-result')).toHaveLength(1);
  expect(words(apart)).toContain('Mystery pie');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Available now' }));
  expect(foundNames()).toEqual(['Tomato soup', 'Mystery pie']);
  await userEvent.click(screen.getByRole('button', { name: /^All/ }));
  expect(found()).toHaveLength(0);
  expect(screen.getByRole('checkbox', { name: 'Without milk' })).toHaveProperty('checked', false);
});

test('search: a misspelt word finds similar ones and suggests the correct word [S2.09]', async () => {
  show();
  await userEvent.type(field(), 'shapska');
  expect(foundNames()).toEqual(['Shopska salad']);
  expect(words(screen.getByTestId('did-you-mean'))).toBe('We found nothing for “shapska”. Did you mean shopska?');
  await userEvent.click(screen.getByRole('button', { name: 'shopska' }));
  expect(field()).toHaveProperty('value', 'shopska');
  expect(screen.queryByTestId('did-you-mean')).toBeNull();
});

test('search: an empty result always offers a next step', async () => {
  show({ query: 'zzzz' });
  expect(screen.getByRole('heading', { name: 'Nothing found for “zzzz”' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show all dishes' }).getAttribute('href')).toBe('/bistro/all');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(document.activeElement).toBe(field());
  expect(screen.queryByTestId('nothing-found')).toBeNull();
});

test('search: a filter that hides every dish can be cleared from the empty list', async () => {
  show({ query: 'shopska', filter: { without: ['milk'], inStock: false } });
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(foundNames()).toEqual(['Shopska salad']);
});

test('search: Escape clears the typed words', async () => {
  show();
  await userEvent.type(field(), 'soup{Escape}');
  expect(field()).toHaveProperty('value', '');
});

test('search: announces the number of results once, 250 ms after the last key', () => {
  vi.useFakeTimers();
  show();
  const said = () => screen.getAllByRole('status').map((one) => words(one));
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  fireEvent.change(field(), { target: { value: 'sou' } });
  pass(200);
  fireEvent.change(field(), { target: { value: 'soup' } });
  pass(249);
  expect(said().join()).not.toContain('found');
  pass(1);
  expect(said()).toContain('2 results');
});

test('search: says offline that it still works', () => {
  show({ offline: true });
  expect(screen.getByText('The search works offline too.')).toBeDefined();
});

test('search: renders a long result list in parts', async () => {
  const many = Array.from({ length: 150 }, (_, at) => dish(at + 1, `Soup number ${at + 1}`));
  show({ products: many, query: 'soup' });
  expect(found()).toHaveLength(60);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(found()).toHaveLength(120);
});

test('search: renders the first screen of results on the key press, and the rest on scroll', () => {
  vi.useFakeTimers();
  show({ products: Array.from({ length: 30 }, (_, at) => dish(at + 1, `Soup number ${at + 1}`)) });
  fireEvent.change(field(), { target: { value: 'soup' } });
  expect(found()).toHaveLength(10);
  act(() => vi.advanceTimersByTime(1_000));
  expect(found()).toHaveLength(30);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
