// @vitest-environment jsdom
// The kitchen page around its board: which station it shows, and its content without a board.
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stationNamed } from '#domain/kitchen/stations.ts';
import { KitchenPage } from '#staff/kitchen/kitchen-page.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const HOT = { id: 'hot', name: 'Топла', categories: [], isDefault: true };
const BAR = { id: '1 & 2', name: 'Бар', categories: [], isDefault: false };
const here = vi.hoisted(() => ({
  ...{ search: '', mayAct: false, isStale: false, heardAt: undefined as number | undefined },
  ...{ stations: [] as readonly unknown[], board: undefined as unknown },
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  useLocation: ({ select }: { select: (of: { searchStr: string }) => unknown }) => select({ searchStr: here.search }),
}));
vi.mock('#shared/menu/menu-context.tsx', () => ({
  useMenu: () => ({ place: { id: 1, slug: 'neven', timeZone: 'Europe/Sofia', defaultLanguage: 'bg' } }),
}));
vi.mock('#shared/language/language-tool.tsx', () => ({ LanguageTool: () => <button type="button">BG</button> }));
vi.mock('#staff/sign-in/use-staff-install.ts', () => ({
  useStaffInstall: () => ({ way: 'prompt', isRefused: false }),
}));
vi.mock('#staff/kitchen/use-kitchen.ts', () => ({
  useKitchen: (lookedAt: string | undefined) => ({
    ...here,
    station: stationNamed(here.stations as never, lookedAt),
    ...{
      now: 0,
      sound: { state: 'ready' },
      unseen: [],
      paper: { trouble: { papers: [], printers: [] } },
      refused: [],
      waiting: new Set(),
      actions: {},
    },
  }),
}));
beforeEach(() => {
  const board = { open: [], ready: [], voids: [], counts: [] };
  Object.assign(here, {
    ...{ search: '', mayAct: false, isStale: false, heardAt: undefined },
    board,
    stations: [HOT, BAR],
  });
});
const links = () => within(screen.getByRole('navigation', { name: 'Stations' })).getAllByRole('link');

test('kitchen page: opens the default station and links to each other one', () => {
  renderScreen(<KitchenPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Топла');
  expect(links().map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Топла', 'page'],
    ['Бар', null],
  ]);
  here.search = new URL(links()[1]?.getAttribute('href') ?? '', 'http://here').search;
  renderScreen(<KitchenPage />);
  expect(screen.getAllByRole('heading', { level: 1 }).at(-1)?.textContent).toBe('Бар');
});

test('kitchen page: an unknown station in the address opens the default one', () => {
  for (const search of ['?station=~cellar', '?station=hot', '?station=', '?station=~']) {
    here.search = search;
    const { unmount } = renderScreen(<KitchenPage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Топла');
    unmount();
  }
});

test('kitchen page: a station’s own screen, or a place with one station, has no station links', () => {
  here.mayAct = true;
  const { unmount } = renderScreen(<KitchenPage />);
  expect(screen.queryByRole('navigation')).toBeNull();
  unmount();
  Object.assign(here, { mayAct: false, stations: [HOT] });
  renderScreen(<KitchenPage />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('kitchen page: a station’s own screen has a language choice; inside the frame of a person the frame has it', () => {
  here.mayAct = true;
  const { unmount } = renderScreen(<KitchenPage />);
  expect(screen.getByRole('button', { name: 'BG' })).toBeDefined();
  unmount();
  here.mayAct = false;
  renderScreen(<KitchenPage />);
  expect(screen.queryByRole('button', { name: 'BG' })).toBeNull();
});

test('kitchen page: a station’s screen never offers to install the app, because nobody reads that between tickets', () => {
  here.mayAct = true;
  renderScreen(<KitchenPage />);
  expect(screen.queryByTestId('staff-install')).toBeNull();
  expect(screen.queryByTestId('notice-line')).toBeNull();
});

test('kitchen page: a screen that never received a board says when it is offline', () => {
  Object.assign(here, { board: undefined });
  const { unmount } = renderScreen(<KitchenPage />);
  expect(screen.queryByTestId('cut-off')).toBeNull();
  expect(screen.getByTestId('on-its-way')).toBeTruthy();
  unmount();
  here.isStale = true;
  renderScreen(<KitchenPage />);
  expect(words(screen.getByTestId('cut-off'))).toContain('New orders do not arrive here');
});
