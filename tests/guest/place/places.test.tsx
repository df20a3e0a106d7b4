// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { PlaceView } from '#guest/place/place-card.tsx';
import { PlaceChoiceSheet } from '#guest/place/place-choice-sheet.tsx';
import { PlacesScreen, type PlacesScreenProps } from '#guest/place/places-screen.tsx';
import { renderScreen, said, words } from '../../support/render-screen.tsx';

const NOW = Date.UTC(2026, 10, 21, 11, 0);

const view = (over: Partial<PlaceView> = {}): PlaceView => ({
  href: '/one',
  name: { text: 'Едно', language: 'bg' },
  description: { text: 'A bistro', language: 'en' },
  address: { text: 'Gurko 12', language: 'bg' },
  timeZone: 'Europe/Sofia',
  picture: undefined,
  open: { open: true, until: NOW + 3_600_000 },
  ...over,
});

const show = (over: Partial<PlacesScreenProps> = {}) =>
  renderScreen(
    <PlacesScreen clientName="Neven" language="en" places={[]} state="here" onRetry={() => undefined} {...over} />,
  );

test('venues: one owner’s venues are links with description, address and open state [S2.21, S4.12]', () => {
  show({ places: [view(), view({ href: '/two', name: { text: 'Two', language: 'en' }, open: undefined })] });
  const links = screen.getAllByTestId('place-link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/one', '/two']);
  expect(words(links[0] ?? null)).toBe('ЕдноA bistroGurko 12Open until 14:00');
  expect(screen.getByText('Едно').lang).toBe('bg');
  expect(screen.getAllByText('A bistro')[0]?.lang).toBe('en');
  expect(words(links[1] ?? null)).not.toContain('Open');
});

test('venues: a single venue is listed too, and a table code can always be scanned [S2.21, S2.03]', () => {
  show({ places: [view()] });
  expect(screen.getAllByTestId('place-link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Scan a table code' }).getAttribute('href')).toBe('/join');
});

test.each([
  ['waiting', 'There is no connection now. This page fills as soon as there is one.'],
  ['failed', 'The server does not answer as it should. We keep trying.'],
  ['here', 'It will appear here as soon as one opens.'],
] as const)('venues: an empty screen states the reason: %s [S2.21]', async (state, sentence) => {
  const onRetry = vi.fn();
  show({ state, onRetry });
  expect(said()).toContain(sentence);
  const retry = screen.queryByRole('button', { name: 'Try again' });
  if (state !== 'failed') expect(retry).toBeNull();
  else {
    await userEvent.click(retry as HTMLElement);
    expect(onRetry).toHaveBeenCalledOnce();
  }
});

test('venues: the page makes no claim while the venues are loading [S2.21]', () => {
  show({ state: 'loading' });
  expect(said()).toBe('');
  expect(screen.queryByTestId('place-link')).toBeNull();
});

test('venues: within a venue, a link offers all venues', async () => {
  const onClose = vi.fn();
  renderScreen(<PlaceChoiceSheet places={[view()]} language="en" onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Our other venues' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See all venues' }).getAttribute('href')).toBe('/');
  await userEvent.click(screen.getByTestId('place-link'));
  expect(onClose).toHaveBeenCalled();
});
