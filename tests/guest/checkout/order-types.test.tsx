// @vitest-environment jsdom
// Order types that a device offers: a venue's device asks for no name or address.
import { screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, expect, test, vi } from 'vitest';
import { keepChosenType } from '#core/db/order/chosen-type-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import { writeDeviceMark } from '#core/platform/device/device-mark.ts';
import { DEVICE_MEDIA } from '#domain/device/device-media.ts';
import type { SharedDeviceKind } from '#domain/device/shared-device.ts';
import type { OrderType, Place } from '#domain/place/place.ts';
import { OrderTypeHere } from '#guest/cart/order-type-here.tsx';
import { useCheckoutEntry } from '#guest/checkout/use-checkout-entry.tsx';
import { useOrderTypes } from '#guest/checkout/use-order-types.ts';
import { useMenuOrderType } from '#guest/order/use-menu-order-type.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { aSession, NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { GuestTexts } from '../../support/render-screen.tsx';

const words = vi.hoisted(() => ({ areHere: true }));
vi.mock('#locales/checkout-catalog.ts', () => ({
  loadCheckoutCatalog: async () => {
    if (!words.areHere) throw new Error('No network');
  },
}));

const type = (one: OrderType, byNumber?: true) => ({
  type: one,
  id: 1,
  ...(byNumber && { byNumber }),
  discounts: [],
  prices: [],
  radiuses: [],
  shapes: [],
});
const PLACE = { orderTypes: (['spot', 'delivery', 'preorder', 'room'] as const).map((one) => type(one)) };
/** A take-away order is handed over by its number. */
const TAKEAWAY = { orderTypes: [type('delivery'), type('preorder', true), type('served_on_spot')] };

afterEach(() => {
  words.areHere = true;
  vi.unstubAllGlobals();
  Cookies.remove('_tkm_');
  writeDeviceMark(undefined);
});

interface At {
  readonly isKiosk?: boolean;
  readonly isWide?: boolean;
  /** As large and upright as a wall screen. */
  readonly isWall?: boolean;
  readonly mark?: SharedDeviceKind;
  readonly place?: Partial<Place>;
  readonly session?: Parameters<typeof aSession>[0];
}

const showWidth = (isWide: boolean, isWall = false) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: (isWide && query === DEVICE_MEDIA.wide) || (isWall && query === DEVICE_MEDIA.wall),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));

/** Order types offered to a guest once the session is loaded; `door`: the cart links to the order page. */
async function offered({ isKiosk = false, isWide = false, isWall = false, mark, place = PLACE, session }: At) {
  if (isKiosk) Cookies.set('_tkm_', '1');
  writeDeviceMark(mark);
  showWidth(isWide, isWall);
  const guest = await seatGuest(aSnapshot({}, { place }));
  if (session) await storeSession(guest.tabl.db, aSession(session), NOON);
  const seen: {
    types?: readonly OrderType[];
    scans?: boolean;
    door?: boolean;
    chooses?: boolean;
    isKnown?: boolean;
  } = {};
  const Eyes = () => {
    const { isKnown, orderType } = useSession();
    seen.isKnown = isKnown && orderType === session?.orderType;
    const ways = useOrderTypes();
    seen.types = ways.filter(({ needs }) => needs === undefined).map((way) => way.type);
    seen.scans = ways.some(({ needs }) => needs === 'scan');
    seen.door = useCheckoutEntry().instead !== undefined;
    seen.chooses = useMenuOrderType() !== undefined;
    return null;
  };
  guest.show(<Eyes />);
  await vi.waitFor(() => expect(seen.isKnown).toBe(true), { timeout: 5_000 });
  // The texts of the link load afterwards.
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { types: seen.types, scans: seen.scans, door: seen.door, chooses: seen.chooses };
}

const ROOM = { orderType: 'room', roomNumber: '201' } as const;

test.each<[string, At, Awaited<ReturnType<typeof offered>>]>([
  ['a guest’s own phone', {}, { types: ['delivery', 'preorder'], scans: true, door: true, chooses: true }],
  [
    'a guest’s own computer',
    { isWide: true },
    { types: ['delivery', 'preorder'], scans: true, door: true, chooses: true },
  ],
  [
    'a guest’s own phone in a room',
    { session: ROOM },
    { types: ['delivery', 'preorder', 'room'], scans: false, door: true, chooses: false },
  ],
  ['a kiosk', { isKiosk: true }, { types: [], scans: false, door: false, chooses: false }],
  [
    'a kiosk of a house that hands over by number',
    { isKiosk: true, place: TAKEAWAY },
    { types: ['preorder'], scans: false, door: true, chooses: false },
  ],
  [
    'the same kiosk with the code of its counter',
    { isKiosk: true, place: TAKEAWAY, session: { orderType: 'served_on_spot' } },
    { types: ['preorder', 'served_on_spot'], scans: false, door: true, chooses: false },
  ],
  [
    'a table’s tablet of such a house',
    { isWide: true, place: TAKEAWAY, session: { orderType: 'tablet_mode', tabletMode: true } },
    { types: [], scans: true, door: false, chooses: false },
  ],
  [
    'a screen as large as a kiosk’s that nobody has set up as one',
    { isWide: true, isWall: true, place: TAKEAWAY },
    { types: [], scans: true, door: false, chooses: false },
  ],
  [
    'a table’s tablet as large as that',
    { isWide: true, isWall: true, isKiosk: true, mark: 'tablet', place: TAKEAWAY },
    { types: [], scans: true, door: false, chooses: false },
  ],
  [
    'what the house has marked as its kiosk',
    { isWide: true, isWall: true, mark: 'kiosk', place: TAKEAWAY },
    { types: ['preorder'], scans: false, door: true, chooses: false },
  ],
  ['a room’s tablet', { isWide: true, session: ROOM }, { types: ['room'], scans: false, door: true, chooses: false }],
  [
    'a table’s tablet',
    { isWide: true, session: { orderType: 'tablet_mode', tabletMode: true } },
    { types: ['spot'], scans: false, door: false, chooses: false },
  ],
])('order types: %s offers only what may be asked on that device', async (_, at, expected) => {
  expect(await offered(at)).toEqual(expected);
});

test('room checkout: an order is sent only from its page, and counts as loading while its texts load', async () => {
  words.areHere = false;
  showWidth(false);
  const guest = await seatGuest(aSnapshot({}, { place: PLACE }));
  await storeSession(guest.tabl.db, aSession(ROOM), NOON);
  const seen: { isOnly?: boolean | undefined } = {};
  const Eyes = () => {
    const { instead, isOnly } = useCheckoutEntry();
    seen.isOnly = isOnly;
    return <GuestTexts>{instead}</GuestTexts>;
  };
  guest.show(<Eyes />);
  await vi.waitFor(() => expect(seen.isOnly).toBe(true), { timeout: 5_000 });
  expect(screen.getByTestId('on-its-way')).toBeTruthy();
  expect(screen.queryByTestId('to-checkout')).toBeNull();
});

test('cart of a guest without a table: names what may be chosen on the order page, the table only by its code', async () => {
  showWidth(false);
  const guest = await seatGuest(aSnapshot({}, { place: PLACE }));
  const Eyes = () => (
    <GuestTexts>
      <OrderTypeHere />
      {useCheckoutEntry().instead}
    </GuestTexts>
  );
  guest.show(<Eyes />);
  const ways = await screen.findByTestId('checkout-ways', {}, { timeout: 5_000 });
  expect(ways.textContent).toBe('Are you at a table here? Then its code is enough.');
  const row = await screen.findByTestId('way-row');
  expect(row.textContent).toBe('How would you like it? At the table · Delivery · Pickup');
  row.click();
  // The sheet closes back to the cart, not to the menu.
  expect(await screen.findByRole('button', { name: 'Done' }, { timeout: 5_000 })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'To the menu' })).toBeNull();
});

test.each(['delivery', 'preorder'] as const)(
  'cart of a guest who has chosen %s: asks for no table code',
  async (chosen) => {
    showWidth(false);
    const guest = await seatGuest(aSnapshot({}, { place: PLACE }));
    await keepChosenType(guest.tabl.db, aSession().placeId, chosen);
    const seen: { isOnly?: boolean | undefined } = {};
    const Eyes = () => {
      const { instead, isOnly } = useCheckoutEntry();
      seen.isOnly = isOnly;
      return (
        <GuestTexts>
          <OrderTypeHere />
          {instead}
        </GuestTexts>
      );
    };
    guest.show(<Eyes />);
    await vi.waitFor(() => expect(seen.isOnly).toBe(true), { timeout: 5_000 });
    const row = await screen.findByTestId('way-row', {}, { timeout: 5_000 });
    const name = chosen === 'delivery' ? 'Delivery' : 'Pickup';
    expect(row.textContent).toBe(`How would you like it? ${name}`);
    expect(screen.queryByTestId('checkout-ways')).toBeNull();
  },
);
