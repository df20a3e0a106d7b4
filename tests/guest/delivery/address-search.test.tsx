// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlaceOrderType } from '#domain/place/place.ts';
import { fail, ok } from '#domain/result.ts';
import { AddressDialog } from '#guest/delivery/address-dialog.tsx';
import type { AddressGeocoder, MapHere } from '#shared/delivery/use-map-services.ts';
import { shape, squareAt } from '../../domain/delivery/delivery-place.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { placeWith } from './delivering-place.ts';

const NOON = Date.UTC(2026, 10, 20, 10);
const CENTRE = shape(3, squareAt(42.7, 23.3), 190, { name: { text: 'Centre', by: {} } });
const SHIPKA = { label: '34, Shipka, Sofia', point: { lat: 42.7, lng: 23.3 } };

type Find = AddressGeocoder['find'];

const show = (map: Partial<MapHere>, parts: Partial<PlaceOrderType> = { shapes: [CENTRE] }) => {
  const onTake = vi.fn();
  renderScreen(
    <AddressDialog
      open
      place={placeWith(parts)}
      at={NOON}
      address={undefined}
      steps={[]}
      draft={undefined}
      laterOf={() => undefined}
      onDraft={() => undefined}
      onTake={onTake}
      onClose={vi.fn()}
      map={{ geocoder: undefined, pictures: undefined, ...map }}
    />,
  );
  return onTake;
};
const finding = (find: Find): Partial<MapHere> => ({ geocoder: { host: 'maps.example', find } });
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const verdict = () => words(screen.getByTestId('delivery-verdict'));
const search = () => words(screen.getByTestId('address-search'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('address search: runs only by a press; choosing a result sets the pin and keeps the typed words', async () => {
  const find = vi.fn<Find>(async () => ok([SHIPKA, { label: '3, Shipka, Boyana', point: { lat: 42.64, lng: 23.26 } }]));
  const onTake = show(finding(find));
  type('Street and town', 'ul. Shipka, Sofia');
  type('Number', '34');
  expect(find).not.toHaveBeenCalled();
  expect(search()).toContain('For this we send the street, the number and the town to maps.example');
  await press('Find on the map');
  expect(find).toHaveBeenCalledExactlyOnceWith('ul. Shipka 34, Sofia');
  expect(screen.getByTestId('delivery-pin').dataset.set).toBe('false');
  await press(SHIPKA.label);
  expect(verdict()).toContain('We deliver here · Centre');
  expect(document.activeElement).toBe(screen.getByTestId('delivery-pin'));
  expect(screen.queryByRole('button', { name: SHIPKA.label })).toBeNull();
  for (const label of ['Entrance', 'Floor', 'Flat', 'Bell']) type(label, '1');
  await press('Bring it here');
  expect(onTake.mock.calls[0]?.[0]).toMatchObject({
    words: 'ul. Shipka, Sofia',
    streetNumber: '34',
    point: SHIPKA.point,
  });
});

const TROUBLES: readonly (readonly [Awaited<ReturnType<Find>>, string])[] = [
  [ok([]), 'We found nothing of that name near Neven.'],
  [fail('offline'), 'There is no connection now.'],
  [fail('limited'), 'You have reached the request limit for now.'],
  [fail('unavailable'), 'The search does not answer now.'],
];

test.each(TROUBLES)(
  'address search: a search without a result shows a message and keeps the input',
  async (answer, sentence) => {
    show(finding(async () => answer));
    type('Street and town', 'ul. Shipka, Sofia');
    await press('Find on the map');
    await vi.waitFor(() => expect(search()).toContain(sentence));
    expect(screen.getByLabelText<HTMLInputElement>('Street and town').value).toBe('ul. Shipka, Sofia');
  },
);

test('address search: sends nothing without a street, and hides results of other words', async () => {
  const find = vi.fn<Find>(async () => ok([SHIPKA]));
  show(finding(find));
  await press('Find on the map');
  expect(search()).toContain('Enter the street and the town.');
  expect(find).not.toHaveBeenCalled();
  type('Street and town', 'Shipka');
  expect(search()).not.toContain('Enter the street and the town.');
  await press('Find on the map');
  expect(screen.getByRole('button', { name: SHIPKA.label })).toBeTruthy();
  type('Street and town', 'Shipkov');
  expect(screen.queryByRole('button', { name: SHIPKA.label })).toBeNull();
});

test('address search: is not offered without a geocoder, nor when a pin has no use', () => {
  show({});
  expect(screen.queryByTestId('address-search')).toBeNull();
  show(
    finding(async () => ok([])),
    {},
  );
  expect(screen.queryByTestId('address-search')).toBeNull();
});

const PICTURES = {
  pictures: {
    ...{ attribution: '© Map makers', href: undefined },
    hrefOf: ({ z, x, y }: { z: number; x: number; y: number }) => `/api/tiles/1/${z}/${x}/${y}`,
  },
};
const onDecode = (decode: () => Promise<void>) => {
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = decode;
    },
  );
};

test('map tiles: appear behind the map once all are loaded, with their attribution', async () => {
  onDecode(async () => undefined);
  show(PICTURES);
  await vi.waitFor(() => expect(screen.getByTestId('delivery-map').dataset.tiled).toBe('true'));
  expect(screen.getByTestId('delivery-map').querySelectorAll('image').length).toBeGreaterThan(1);
  expect(words(screen.getByTestId('tiles-attribution'))).toBe('© Map makers');
});

test('map tiles: the plain map stays when one tile is missing', async () => {
  let asked = 0;
  onDecode(async () => {
    asked += 1;
    if (asked === 2) throw new Error('offline');
  });
  show(PICTURES);
  await vi.waitFor(() => expect(asked).toBeGreaterThan(1));
  await act(async () => undefined);
  expect(screen.getByTestId('delivery-map').dataset.tiled).toBe('false');
  expect(screen.getByTestId('delivery-map').querySelectorAll('image')).toHaveLength(0);
  expect(screen.queryByTestId('tiles-attribution')).toBeNull();
});
