// @vitest-environment jsdom
// A code sent before the venues are loaded.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '#domain/place/place.ts';
import { JoinPage } from '#guest/table/join-page.tsx';
import { GuestTexts, renderScreen } from '../../support/render-screen.tsx';

const house = vi.hoisted(() => ({
  gone: [] as string[],
  client: undefined as unknown,
  isOnline: true,
}));
vi.mock('@tanstack/react-router', async (original) => {
  const navigate = ({ href }: { readonly href: string }) => void house.gone.push(href);
  return { ...(await original<object>()), useNavigate: () => navigate };
});
vi.mock('#shared/place/use-client.ts', () => ({ useClient: () => house.client }));
vi.mock('#shared/device/use-device.ts', () => ({ useDeviceKind: () => 'phone', usePrefersDark: () => false }));
vi.mock('#shared/tabl-context.tsx', () => ({
  useIsOnline: () => house.isOnline,
  useLanguage: () => ({ language: 'en' }),
}));
vi.mock('#shared/language/language-tool.tsx', () => ({ LanguageTool: () => null }));
vi.mock('#guest/frame/standard-theme.tsx', () => ({
  StandardTheme: ({ children }: { readonly children: unknown }) => children,
}));
vi.mock('#ui/layout/link.tsx', () => ({
  Link: ({ href, children }: { readonly href: string; readonly children: string }) => <a href={href}>{children}</a>,
}));

const CODE = 'K7QM3XPTK7QM3XPTK7QM3XPT';
const place = (slug: string) => ({
  slug,
  orderTypes: [],
  defaultLanguage: 'en',
  languages: ['en'],
  names: { en: slug },
});
const venues = (...slugs: readonly string[]) =>
  ({ id: 'tabl', name: 'Tabl', places: slugs.map(place) }) as unknown as Client;

beforeEach(() => Object.assign(house, { gone: [], client: undefined, isOnline: true }));

const send = async (from?: string) => {
  const page = (
    <GuestTexts>
      <JoinPage from={from} types={false} />
    </GuestTexts>
  );
  const { rerender } = renderScreen(page);
  // The page's texts load later.
  await userEvent.type(await screen.findByTestId('typed-code'), CODE);
  await userEvent.click(screen.getByTestId('send-code'));
  return () =>
    rerender(
      <GuestTexts>
        <JoinPage from={from} types={false} />
      </GuestTexts>,
    );
};

test('table code: a code without a venue leads to the venue that the guest came from, known or not', async () => {
  await send('neven');
  expect(house.gone).toEqual([`/neven/t/${CODE}`]);
});

test.each(['../about', 'join', 'a b'])(
  'table code: an address that belongs to no venue is not followed: %s',
  async (from) => {
    await send(from);
    expect(house.gone).toEqual([]);
  },
);

test('table code: a code without a venue waits for the venues and leads to the only one', async () => {
  const again = await send();
  expect(screen.getByTestId('on-its-way')).toBeTruthy();
  expect(screen.queryByTestId('code-problem')).toBeNull();
  house.client = venues('neven');
  again();
  expect(house.gone).toEqual([`/neven/t/${CODE}`]);
});

test('table code: without a venue list and a network, says that the venue is missing, and continues once loaded', async () => {
  house.isOnline = false;
  const again = await send();
  expect(screen.getByTestId('code-problem').dataset.problem).toBe('no-venue');
  expect(screen.queryByTestId('on-its-way')).toBeNull();
  Object.assign(house, { isOnline: true, client: venues('neven') });
  again();
  expect(house.gone).toEqual([`/neven/t/${CODE}`]);
});

test('table code: a client without venues shows a message', async () => {
  house.client = venues();
  await send('neven');
  expect(screen.getByTestId('code-problem').dataset.problem).toBe('no-venue');
});
