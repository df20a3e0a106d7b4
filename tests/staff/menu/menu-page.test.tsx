// @vitest-environment jsdom
// An owner's menu, opened by an address without a category, or with a deleted one.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import type { Json, VenueFile } from '#domain/owner/venue-file.ts';
import { MenuPage } from '#staff/menu/menu-page.tsx';
import type { Drafts } from '#staff/publish/use-drafts.ts';
import { renderScreen } from '../../support/render-screen.tsx';

const dish = (slug: string, category: string, name: Json = slug) => ({
  slug,
  name,
  categories: [category],
  variants: [],
});
const FILE: VenueFile = {
  ...{ currency: 'EUR', defaultLanguage: 'bg', languages: ['bg', 'en'] },
  categories: ['soups', 'grill'].map((slug) => ({ slug, name: slug })),
  products: [dish('tarator', 'soups', { bg: 'Таратор', en: 'Cold soup' }), dish('kebap', 'grill')],
};

vi.mock('#shared/menu/menu-context.tsx', () => ({
  useMenu: () => ({ place: { id: 1, slug: 'neven', defaultLanguage: 'bg', timeZone: 'Europe/Sofia' }, settings: {} }),
}));
vi.mock('#staff/frame/reader-text.tsx', () => ({ useReaderTexts: () => ({ language: 'en' }) }));
vi.mock('#staff/menu/use-switches.ts', () => ({ useSwitches: () => ({ of: () => undefined }) }));
vi.mock('#staff/publish/use-drafts.ts', () => ({
  useDrafts: (): Partial<Drafts> => {
    const [file, setFile] = useState(FILE);
    return {
      ...{ file, published: FILE, pictures: {}, changes: [], edits: [], planned: [] },
      add: async (edit) => {
        setFile((before) => applyEdit(before, edit).file);
        return true;
      },
    };
  },
}));
vi.mock('../../../src/staff/publish/draft-state.tsx', () => ({ DraftNews: () => null, LastPublication: () => null }));
vi.mock('../../../src/staff/publish/publish-entry.tsx', () => ({ PublishEntry: () => null }));

vi.stubGlobal('scrollTo', () => undefined);

const open = async (search: string) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: MenuPage, notFoundComponent: MenuPage }),
    history: createMemoryHistory({ initialEntries: ['/', `/neven/staff/menu${search}`] }),
  });
  await router.load();
  renderScreen(<RouterProvider router={router} />);
  return router;
};
const hrefOf = (id: string) => screen.getByTestId(id).getAttribute('href');

test('menu page: links out of a category carry its name, also for the category shown by default', async () => {
  await open('');
  await userEvent.click(screen.getByTestId('menu-ways'));
  expect(hrefOf('to-category')).toBe('/neven/staff/menu?category=~soups&view=category');
  expect(hrefOf('to-new-dish')).toBe('/neven/staff/menu?category=~soups&view=new-dish');
});

test.each(['?view=category', '?category=~soups&view=category'])(
  'menu page: removing a category at %s returns to the list without a question about the next one',
  async (search) => {
    const router = await open(search);
    await userEvent.click(screen.getByTestId('remove'));
    await userEvent.click(screen.getByTestId('remove-now'));
    await vi.waitFor(() => expect(router.state.location.href).toBe('/neven/staff/menu'));
    expect(screen.queryByTestId('category-editor')).toBeNull();
    expect(router.history.length).toBe(2);
    await userEvent.click(screen.getByTestId('menu-ways'));
    expect(hrefOf('to-category')).toContain('~grill');
  },
);

test.each(['category', 'new-dish'])(
  'menu page: the view %s of a deleted category says so and links to all dishes',
  async (view) => {
    await open(`?category=~gone&view=${view}`);
    expect(screen.getByText(/This category is no longer on the menu/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All dishes' }).getAttribute('href')).toBe('/neven/staff/menu');
  },
);

test('menu page: lists and finds a dish by its name in the reader’s language, followed by the venue’s', async () => {
  await open('?category=~grill');
  expect(screen.queryByTestId('owner-dish')?.textContent).toContain('kebap');
  await userEvent.type(screen.getByRole('searchbox'), 'cold');
  expect(screen.getByTestId('owner-dish').textContent).toContain('Cold soup Таратор');
});

test('menu page: the editor of a dish opens on the reader’s language, also while the venue has another first', async () => {
  await open('?category=~soups&dish=~tarator');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Cold soup');
  expect(screen.getByRole('button', { name: /English/ }).getAttribute('aria-pressed')).toBe('true');
});
