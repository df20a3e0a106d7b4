// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PlacesAround, type PlacesAroundProps } from '#guest/places-around/places-around.tsx';
import { renderScreen, said, words } from '../../support/render-screen.tsx';

const pin = (mark: number, lat: number, isOpen = true) => ({
  ...{ href: `/p${mark}`, mark, name: `Place ${mark}`, city: `City ${mark}`, isOpen, point: { lat, lng: 23.3 } },
});
const show = (over: Partial<PlacesAroundProps> = {}) =>
  renderScreen(
    <PlacesAround
      cities={[
        { id: 'sofia', name: 'Sofia', language: 'en', count: 1 },
        { id: 'varna', name: 'Varna', language: 'en', count: 1 },
      ]}
      tags={[{ id: 'beach', name: 'On the beach', language: 'en', count: 1 }]}
      {...{ cityId: undefined, tagId: undefined, found: 2, near: undefined, isLocating: false, trouble: undefined }}
      {...{ openId: undefined, hasHours: true, onOpen: () => undefined }}
      last={undefined}
      pins={[pin(1, 42.7), pin(3, 42.8, false)]}
      onCity={() => undefined}
      onTag={() => undefined}
      onNear={() => undefined}
      {...over}
    />,
  );

test('map: each place is a link with its number in the list [S2.21]', () => {
  show();
  const pins = within(screen.getByTestId('places-map')).getAllByRole('link');
  expect(pins.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')])).toEqual([
    ['/p1', '1. Place 1'],
    ['/p3', '3. Place 3'],
  ]);
});

test('map: nearby pins merge into one with a count; a press zooms in, another one shows the whole map [S2.21]', async () => {
  // Two streets in one town, and a distant town.
  show({ pins: [pin(1, 42.7), pin(2, 42.701), pin(3, 43.9)] });
  const map = within(screen.getByTestId('places-map'));
  const links = () => map.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links()).toEqual(['/p3']);
  expect(words(map.getByTestId('places-map-labels'))).toContain('City 1, City 2');
  expect(map.getByTestId('joined-pins').firstElementChild?.textContent).toBe('1 · 2');
  await userEvent.click(map.getByRole('button', { name: '2 venues, show them closer: Place 1, Place 2' }));
  expect(links()).toEqual(['/p1', '/p2']);
  const back = screen.getByRole('button', { name: 'The whole map' });
  expect(document.activeElement).toBe(back);
  await userEvent.click(back);
  expect(links()).toEqual(['/p3']);
});

test('map: venues at one address stand side by side after zooming in', async () => {
  show({ pins: [pin(1, 42.7), pin(2, 42.7), pin(3, 43.9)] });
  await userEvent.click(screen.getByTestId('joined-pins'));
  const lefts = screen.getAllByTestId('place-pin').map((link) => Number.parseFloat(link.style.insetInlineStart));
  expect(lefts).toHaveLength(2);
  expect(Math.abs((lefts[0] ?? 0) - (lefts[1] ?? 0))).toBeGreaterThan(10);
});

test('city filter: a chip toggles, and a single city is not offered as a choice', async () => {
  const [onCity, onTag] = [vi.fn(), vi.fn()];
  const { unmount } = show({ onCity, onTag, cityId: 'varna' });
  expect(screen.getByRole('button', { name: 'Varna' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Varna' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sofia' }));
  await userEvent.click(screen.getByRole('button', { name: 'On the beach' }));
  expect([onCity.mock.calls, onTag.mock.calls]).toEqual([[[undefined], ['sofia']], [['beach']]]);
  unmount();
  show({ cities: [{ id: 'sofia', name: 'Sofia', language: 'en', count: 2 }] });
  expect(screen.queryByTestId('cities')).toBeNull();
});

test('open filter: hides closed venues, and is not offered when no venue has hours', async () => {
  const onOpen = vi.fn();
  const { unmount } = show({ onOpen });
  await userEvent.click(screen.getByRole('button', { name: 'Open now', pressed: false }));
  unmount();
  const { unmount: close } = show({ onOpen, openId: 'now' });
  await userEvent.click(screen.getByRole('button', { name: 'Open now', pressed: true }));
  expect(onOpen.mock.calls).toEqual([['now'], [undefined]]);
  close();
  show({ hasHours: false });
  expect(screen.queryByRole('button', { name: 'Open now' })).toBeNull();
});

test('geolocation: runs only by a press, and a failure is reported', async () => {
  const onNear = vi.fn();
  const { unmount } = show({ onNear });
  expect(onNear).not.toHaveBeenCalled();
  await userEvent.click(screen.getByTestId('near-me'));
  expect(onNear).toHaveBeenCalledOnce();
  unmount();
  show({ trouble: 'denied' });
  expect(said()).toContain('Your device does not tell us where you are.');
});

test('filters: no match says what to do, and shows no empty map', () => {
  show({ pins: [], found: 0 });
  expect(said()).toContain('Choose another city or kind.');
  expect(screen.queryByTestId('places-map')).toBeNull();
});

test('venues: the guest’s last venue comes first, in its own words [S2.21]', () => {
  const { unmount } = show();
  expect(screen.queryByTestId('last-place')).toBeNull();
  unmount();
  show({ last: { href: '/briz', name: { text: 'Бриз', language: 'bg' } } });
  const [first] = screen.getAllByRole('link');
  expect([first?.getAttribute('href'), words(first ?? null)]).toEqual(['/briz', 'Last time: Бриз']);
  expect(screen.getByText('Бриз').lang).toBe('bg');
});
