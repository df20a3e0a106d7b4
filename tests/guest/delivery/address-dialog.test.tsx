// @vitest-environment jsdom

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlaceOrderType } from '#domain/place/place.ts';
import { minor } from '#domain/pricing/money.ts';
import { AddressDialog, type AddressDialogProps } from '#guest/delivery/address-dialog.tsx';
import { region, ring, shape, squareAt } from '../../domain/delivery/delivery-place.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { placeWith } from './delivering-place.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 20, 10);
const centre = shape(3, squareAt(42.7, 23.3), 190, { name: { text: 'Centre', by: {} }, freeFrom: minor(2500) });

const show = (parts: Partial<PlaceOrderType>, over: Partial<AddressDialogProps> = {}) => {
  const events = { onTake: vi.fn(), onClose: vi.fn() };
  renderScreen(
    <AddressDialog
      open
      place={placeWith(parts)}
      at={NOON}
      address={undefined}
      draft={undefined}
      laterOf={() => undefined}
      onDraft={() => undefined}
      steps={[]}
      {...events}
      {...over}
    />,
  );
  return events;
};
const verdict = () => words(screen.getByTestId('delivery-verdict'));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const FIELDS = {
  'Street and town': 'ул. „Шипка“',
  Number: '34',
  Entrance: 'Б',
  Floor: '3',
  Flat: '9',
  Bell: 'Петрови',
};
const fill = () => {
  for (const [label, text] of Object.entries(FIELDS)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  }
};
const TYPED = { words: 'ул. „Шипка“', streetNumber: '34', entrance: 'Б', floor: '3', apartment: '9', bell: 'Петрови' };

// jsdom has no layout, but Radix measures its controls.
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
afterEach(() => vi.unstubAllGlobals());

test('[S2.51] address: is entered in separate fields and taken as typed', async () => {
  const { onTake } = show({});
  fill();
  await press('Bring it here');
  expect(onTake).toHaveBeenCalledExactlyOnceWith(TYPED);
});

test('address: street and number are enough, because a house has no entrance, floor, flat or bell', async () => {
  const { onTake } = show({});
  for (const label of ['Street and town', 'Number'] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value: FIELDS[label] } });
  expect(screen.getByRole('group', { name: 'In the building (optional)' })).toBeDefined();
  await press('Bring it here');
  const inside = { entrance: '-', floor: '-', apartment: '-', bell: '-' };
  expect(onTake).toHaveBeenCalledExactlyOnceWith({ ...TYPED, ...inside });
});

test('address: a missing street and a missing number have their own messages, and the first gets the focus', async () => {
  const { onTake } = show({});
  await press('Bring it here');
  const told = screen.getAllByRole('alert').map(words).filter(Boolean);
  expect(told).toEqual(['Enter the street and the town.', 'Enter the number of the house.']);
  expect(onTake).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(screen.getByLabelText('Street and town')).toBe(document.activeElement));
});

test('[S5.16] address: each field that is too long has its own message', async () => {
  show({});
  for (const label of Object.keys(FIELDS)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'x'.repeat(250) } });
  }
  await press('Bring it here');
  const told = screen.getAllByRole('alert').map(words).filter(Boolean);
  expect(told).toHaveLength(6);
  expect(told.every((one) => one.includes('too long: at most'))).toBe(true);
});

test('pin: is set by a key, moved by keys and buttons, and its position is announced', async () => {
  const { onTake } = show({ shapes: [centre] });
  expect(verdict()).toBe('The map shows our zones without streets: tap your place as seen from us.');
  const pin = screen.getByTestId('delivery-pin');
  pin.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByTestId('delivery-pin').dataset.set).toBe('true');
  for (let i = 0; i < 4; i += 1) await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(verdict()).toContain('We do not deliver there');
  for (let i = 0; i < 4; i += 1) await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(verdict()).toContain('We deliver here · Centre');
  expect(verdict()).toContain('1.90 €, free for orders over 25.00 €');
  await press('Move the pin to the south');
  fill();
  await press('Bring it here');
  const { point } = onTake.mock.calls[0]?.[0] ?? {};
  expect(point.lat).toBeCloseTo(42.7, 1);
});

test('pin: a missing pin is asked for before delivery is possible', async () => {
  const { onTake } = show({ shapes: [centre] });
  fill();
  await press('Bring it here');
  expect(onTake).not.toHaveBeenCalled();
});

test('pin: for a pin outside every ring, the dialog shows the distance and offers pickup', async () => {
  const onPickup = vi.fn();
  const far = { ...TYPED, point: { lat: 42.75, lng: 23.3 } };
  const { onTake } = show({ radiuses: [ring(0, 4, 390)] }, { address: far, onPickup });
  expect(verdict()).toBe('We do not deliver there: it is 5.6 km away, and we go up to 4 km.');
  await press('I will pick it up');
  expect(onPickup).toHaveBeenCalledOnce();
  expect(onTake).not.toHaveBeenCalled();
});

test('[S5.23] address: a zone that is closed now says when it delivers', () => {
  const night = { ...centre, activeFrom: '20:00', activeTo: '23:00' };
  show({ shapes: [night] }, { address: { ...TYPED, point: { lat: 42.7, lng: 23.3 } } });
  expect(verdict()).toBe('We deliver there only from 20:00 to 23:00.');
});

test('address: of two overlapping closed zones, names only the hours of the zone that opens next', () => {
  const [morning, night] = [
    { ...centre, id: 4, activeFrom: '07:00', activeTo: '09:00' },
    { ...centre, activeFrom: '20:00', activeTo: '23:00' },
  ];
  show({ shapes: [morning, night] }, { address: { ...TYPED, point: { lat: 42.7, lng: 23.3 } } });
  expect(verdict()).toBe('We deliver there from 20:00 to 23:00.');
});

test('address: a new address in a closed zone or region is accepted; its time is asked on the order page', async () => {
  const night = { activeFrom: '20:00', activeTo: '23:00' };
  const pinned = show({ shapes: [{ ...centre, ...night }] });
  screen.getByTestId('delivery-pin').focus();
  await userEvent.keyboard('{Enter}');
  fill();
  expect(verdict()).toBe('We deliver there only from 20:00 to 23:00.');
  expect(screen.queryByRole('button', { name: 'Bring it here' })).toBeNull();
  await press('Keep the address');
  expect(pinned.onTake).toHaveBeenCalledExactlyOnceWith({ ...TYPED, point: expect.anything() });
  cleanup();
  localStorage.clear();
  const chosen = show({ regions: [{ ...region(4, 'Lozenets', 290), ...night }] });
  fill();
  await userEvent.click(screen.getByRole('radio', { name: /Lozenets/ }));
  await press('Keep the address');
  expect(chosen.onTake).toHaveBeenCalledExactlyOnceWith({ ...TYPED, regionId: 4 });
});

test('[S5.23] address: a region and a saved address without delivery now say when it starts again', async () => {
  const night = { activeFrom: '20:00', activeTo: '23:00' };
  const laterOf: AddressDialogProps['laterOf'] = ({ regionId }) =>
    regionId === 4 ? { at: NOON + 8 * HOUR, takesTime: true } : undefined;
  const parts = { regions: [{ ...region(4, 'Lozenets', 290), ...night }, region(5, 'Centre', 190)] };
  show(parts, { laterOf });
  const row = (name: RegExp) => words(screen.getByRole('radio', { name }));
  expect(row(/Lozenets/)).toContain('Delivery starts again: today at 20:00');
  expect(row(/Centre/)).not.toContain('starts again');
  fill();
  await userEvent.click(screen.getByRole('radio', { name: /Lozenets/ }));
  await press('Keep the address');
  cleanup();
  show(parts, { laterOf });
  expect(words(screen.getByTestId('saved-addresses'))).toContain('Delivery starts again: today at 20:00');
});

test('[S5.20] address: names the minimum order while the order is below this minimum', () => {
  const dear = { ...centre, minimum: minor(1200) };
  const address = { ...TYPED, point: { lat: 42.7, lng: 23.3 } };
  show({ shapes: [dear] }, { address });
  expect(verdict()).toContain('The minimum price for a delivery order is 12.00 €.');
});

test('address: below the minimum, the dialog promises no delivery, says the missing sum and keeps the address', async () => {
  const dear = { ...centre, minimum: minor(1200) };
  const address = { ...TYPED, point: { lat: 42.7, lng: 23.3 } };
  const steps = [{ kind: 'lines', amount: minor(960), cause: { dishes: [] } }] as const;
  const { onTake } = show({ shapes: [dear] }, { address, steps });
  expect(verdict()).toContain('2.40 € more until we deliver here · Centre');
  expect(screen.queryByRole('button', { name: 'Bring it here' })).toBeNull();
  await press('Keep the address');
  expect(onTake).toHaveBeenCalledExactlyOnceWith(address);
});

test('[S2.51] [S5.13] [S5.22] region: is chosen by name, and asked for when missing', async () => {
  const { onTake } = show({ regions: [region(4, 'Lozenets', 290), region(5, 'Borovo', 390)] });
  fill();
  await press('Bring it here');
  const asked = 'We cannot tell the region from the street: choose your region here.';
  expect(screen.getAllByRole('alert').map(words)).toContain(asked);
  await userEvent.click(screen.getByRole('radio', { name: /Lozenets/ }));
  expect(verdict()).toContain('We deliver here · Lozenets');
  await press('Bring it here');
  expect(onTake).toHaveBeenCalledExactlyOnceWith({ ...TYPED, regionId: 4 });
});

test('region: the list leads, with the minimum of all and the fee and free delivery of each region, and the map is folded below it', () => {
  const lozenets = { ...region(4, 'Lozenets', 290), freeFrom: minor(4500) };
  show({ shapes: [centre], regions: [lozenets], minimum: minor(1200) });
  const row = screen.getByRole('radio', { name: /Lozenets/ });
  expect(words(row.closest('[role="radiogroup"]'))).toBe('Lozenetsfree over 45.00 €2.90 €');
  expect(screen.getByText('orders from 12.00 €').compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const fold = screen.getByTestId('map-fold');
  expect(fold.hasAttribute('open')).toBe(false);
  expect(row.compareDocumentPosition(fold)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('region: a ring and a zone without a region of its name stand below the list with their fee, and a press opens the map', async () => {
  const far = shape(9, squareAt(42.75, 23.3), 590, { name: { text: 'Far', by: {} } });
  show({
    ...{ shapes: [centre, far], radiuses: [ring(0, 2.5, 490, 6000)] },
    ...{ regions: [region(4, 'Centre', 190)] },
  });
  const rows = within(screen.getByTestId('map-only-zones')).getAllByRole('listitem');
  expect(rows.map(words)).toEqual([
    'Farchoose it on the map5.90 €',
    'Elsewhere up to 2.5 km from uschoose it on the mapfree over 60.00 €4.90 €',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: /Centre/ }));
  await press(/Elsewhere up to/);
  expect(screen.getByTestId('map-fold').hasAttribute('open')).toBe(true);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(verdict()).toBe('The map shows our zones without streets: tap your place as seen from us.');
});

test('region: an address that names another region offers to choose it', async () => {
  const { onTake } = show({ regions: [region(4, 'Lozenets', 290), region(5, 'Borovo', 390)] });
  fill();
  await userEvent.click(screen.getByRole('radio', { name: /Borovo/ }));
  expect(screen.queryByTestId('named-region')).toBeNull();
  const street = { target: { value: 'Lozenets, Zlatovrah' } };
  fireEvent.change(screen.getByLabelText('Street and town'), street);
  expect(words(screen.getByTestId('named-region'))).toContain('Your address names Lozenets.');
  await press('Choose Lozenets');
  expect(screen.queryByTestId('named-region')).toBeNull();
  await press('Bring it here');
  expect(onTake).toHaveBeenCalledExactlyOnceWith({ ...TYPED, words: 'Lozenets, Zlatovrah', regionId: 4 });
});

test('region: where a pin would do too, a missing region is named in one message', async () => {
  show({ shapes: [centre], regions: [region(4, 'Lozenets', 290)] });
  await press('Bring it here');
  expect(screen.getAllByRole('alert').map(words)).toContain('Choose a region.');
  expect(verdict()).toBe('');
});

test('region: a missing region gets the focus before the address fields below it', async () => {
  show({ regions: [region(4, 'Lozenets', 290), region(5, 'Borovo', 390)] });
  await press('Bring it here');
  await vi.waitFor(() => expect(document.activeElement?.closest('[role="radiogroup"]')).not.toBeNull());
  expect(screen.getByText('Choose a region.').querySelector('svg')).not.toBeNull();
});

test('address: choosing a region removes the pin, and a pin removes the region', async () => {
  show(
    { radiuses: [ring(0, 4, 390)], regions: [region(4, 'Lozenets', 290)] },
    {
      address: { ...TYPED, point: { lat: 42.75, lng: 23.3 } },
    },
  );
  await userEvent.click(screen.getByRole('radio', { name: /Lozenets/ }));
  expect(screen.getByTestId('delivery-pin').dataset.set).toBe('false');
  fireEvent.click(screen.getByTestId('delivery-pin'));
  expect(screen.queryByRole('radio', { name: /Lozenets/, checked: true })).toBeNull();
});

test('region: is not asked for when the guest’s position is within a zone', () => {
  const parts = { shapes: [centre], regions: [region(4, 'Lozenets', 290)] };
  show(parts, { address: { ...TYPED, point: { lat: 42.7, lng: 23.3 } } });
  expect(screen.queryByRole('radio', { name: /Lozenets/ })).toBeNull();
});

test('geolocation: is requested only by a press, and shows its accuracy', async () => {
  const getCurrentPosition = vi.fn((found: PositionCallback) =>
    found({ coords: { latitude: 42.7, longitude: 23.3, accuracy: 40 } } as GeolocationPosition),
  );
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));
  show({ shapes: [centre] });
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await press('Put the pin where I am');
  await vi.waitFor(() => expect(verdict()).toContain('We deliver here · Centre'));
  expect(verdict()).toContain('within 40 m');
  await press('Move the pin to the north');
  expect(verdict()).not.toContain('within 40 m');
});

test('geolocation: a refusal leaves the form complete', async () => {
  const getCurrentPosition = vi.fn((_: unknown, trouble: PositionErrorCallback) =>
    trouble({ code: 1 } as GeolocationPositionError),
  );
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));
  show({ shapes: [centre] });
  await press('Put the pin where I am');
  await vi.waitFor(() => expect(verdict()).toContain('Your device does not tell where it is.'));
});

test('address: a place without drawn zones has no map, and the form is enough', () => {
  show({});
  expect(screen.queryByTestId('delivery-map')).toBeNull();
});

const keep = (list: object[]) => localStorage.setItem('tabl_user_addresses', JSON.stringify({ 1: list }));
const saved = (name: string, street: string) => ({ kind: 'other', name, address: { ...TYPED, words: street } });

test('[S3.34] address: is saved, and reused by a press', async () => {
  show({});
  fill();
  await press('Bring it here');
  expect(JSON.parse(localStorage.getItem('tabl_user_addresses') ?? '')).toEqual({
    1: [{ kind: 'home', name: '', address: TYPED }],
  });
  const again = show({});
  await press(/^Home/);
  expect(again.onTake).toHaveBeenCalledExactlyOnceWith(TYPED);
});

test('address: is not saved without a name', async () => {
  const { onTake } = show({});
  await userEvent.click(screen.getByTestId('keep-home'));
  fill();
  await press('Bring it here');
  expect(onTake).toHaveBeenCalledOnce();
  expect(localStorage.getItem('tabl_user_addresses')).toBeNull();
});

test('address: a shared device shows no earlier guest’s address and saves none', async () => {
  keep([saved('Villa', 'Boyana')]);
  Cookies.set('_tkm_', '1');
  const { onTake } = show({});
  expect(document.body.textContent).not.toContain('Villa');
  expect(screen.queryByTestId('keep-home')).toBeNull();
  fill();
  await press('Bring it here');
  Cookies.remove('_tkm_');
  expect(onTake).toHaveBeenCalledOnce();
  expect(localStorage.getItem('tabl_user_addresses')).not.toContain('Шипка');
});

test('address: a saved address can be deleted', async () => {
  keep([saved('Villa', 'Boyana'), saved('Office', 'Vitosha')]);
  show({});
  await press('Forget the address Villa');
  expect(words(screen.getByTestId('saved-addresses'))).not.toContain('Villa');
  expect(localStorage.getItem('tabl_user_addresses')).not.toContain('Villa');
});

test('[S8.25] address: a long list can be filtered by name; no match offers a new address', async () => {
  keep(['Villa', 'Office', 'Mother', 'Garden'].map((name) => saved(name, `${name} street`)));
  show({});
  await userEvent.type(screen.getByLabelText('Find an address'), 'gard');
  expect(screen.getAllByRole('button', { name: /^Forget/ })).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('Find an address'), 'zzz');
  expect(screen.getByText('No saved addresses with that name.')).toBeTruthy();
  await press('Add a new address');
  expect(screen.getByTestId('address-form')).toBeTruthy();
});
