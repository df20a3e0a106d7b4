// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PlaceId } from '#domain/ids.ts';
import { NotFoundScreen } from '#screens/not-found/not-found-screen.tsx';
import { AddedToast } from '#screens/notices/added-toast.tsx';
import { OpenWords } from '#screens/notices/open-words.tsx';
import { PlacesScreen } from '#screens/places/places-screen.tsx';
import { renderScreen, words } from '../support/render-screen.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('a page that is not there says so in the words of the specification, with a way back [S2.02, S8.26]', () => {
  renderScreen(<NotFoundScreen backHref="/neven" />);
  expect(words(screen.getByRole('heading', { level: 1 }))).toBe('Error 404');
  expect(screen.getByText('Requested page was not found!')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/neven');
});

test('after adding, what was added is said for two and a half seconds, a long name shortened [S2.40, S9.12]', () => {
  vi.useFakeTimers();
  const onClose = vi.fn();
  renderScreen(<AddedToast quantity={2} name="Charcoal-grilled peppers with garlic" size="350 g" onClose={onClose} />);
  expect(words(screen.getByTestId('added-toast'))).toBe('2 x Charcoal-grilled pepp… - /350 g/');
  act(() => vi.advanceTimersByTime(2499));
  expect(onClose).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledOnce();
});

test('the venues of one owner are links, each with its address and whether it is open [S2.21, S4.12]', () => {
  const NOW = Date.UTC(2026, 10, 21, 11, 0);
  const place = (id: number, name: string) => ({
    id: id as PlaceId,
    name,
    address: 'Gurko 12',
    textLanguage: 'bg' as const,
    timeZone: 'Europe/Sofia',
  });
  renderScreen(
    <PlacesScreen
      clientName="Neven"
      language="en"
      places={[
        {
          place: place(1, 'One'),
          href: '/one',
          picture: undefined,
          cloth: 'soup',
          open: { open: true, until: NOW + 3_600_000 },
        },
        { place: place(2, 'Two'), href: '/two', picture: undefined, cloth: undefined, open: undefined },
      ]}
    />,
  );
  const links = screen.getAllByTestId('place-link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/one', '/two']);
  expect(words(links[0] ?? null)).toBe('OneGurko 12Open until 14:00');
});

test.each([
  ['today', 'Opens at 17:30'],
  ['tomorrow', 'Opens tomorrow at 17:30'],
  ['day', 'Opens on Saturday at 17:30'],
] as const)('a closed place says when it opens next: %s [S4.12]', (when, sentence) => {
  const at = Date.UTC(2026, 10, 21, 15, 30);
  const state = { open: false, next: { at, when, weekday: 6 }, today: [] } as const;
  const { container } = renderScreen(<OpenWords state={state} language="en" timeZone="Europe/Sofia" />);
  expect(words(container)).toBe(sentence);
});
