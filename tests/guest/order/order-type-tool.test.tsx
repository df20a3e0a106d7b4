// @vitest-environment jsdom
// The header's offer of delivery and pickup, for a guest without a table code.
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepChosenType } from '#core/db/order/chosen-type-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import type { OrderType } from '#domain/place/place.ts';
import { OrderTypeTool } from '#guest/checkout/order-type-tool.tsx';
import { useMenuOrderType } from '#guest/order/use-menu-order-type.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { aSession, NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { GuestTexts, words } from '../../support/render-screen.tsx';

const type = (one: OrderType) => ({ type: one, id: 1, discounts: [], prices: [], radiuses: [], shapes: [] });
const at = (...types: readonly OrderType[]) => aSnapshot({}, { place: { orderTypes: types.map(type) } });
const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000 });

const Known = () => <p>{useSession().isKnown ? 'session known' : ''}</p>;
const Taken = () => <p data-testid="taken">{useMenuOrderType()?.taken ?? 'none'}</p>;
const page = (
  <GuestTexts>
    <OrderTypeTool device="phone" />
    <Known />
    <Taken />
  </GuestTexts>
);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('order type: the header offers delivery to a guest without a table code, then names the chosen type', async () => {
  const snapshot = at('spot', 'delivery', 'preorder');
  const guest = await seatGuest(snapshot);
  guest.show(page);
  await until(() => expect(words(screen.getByTestId('way-tool'))).toBe('How would you like it? Delivery?'));
  await keepChosenType(guest.tabl.db, snapshot.place.id, 'preorder');
  await until(() => expect(words(screen.getByTestId('way-tool'))).toBe('How would you like it? Pickup'));
});

test('order type: none is taken before the guest chooses one, not even the table', async () => {
  const snapshot = at('spot', 'delivery', 'preorder');
  const guest = await seatGuest(snapshot);
  guest.show(page);
  await until(() => expect(screen.getByText('session known')).toBeDefined());
  expect(words(screen.getByTestId('taken'))).toBe('none');
  await keepChosenType(guest.tabl.db, snapshot.place.id, 'spot');
  await until(() => expect(words(screen.getByTestId('taken'))).toBe('spot'));
});

test('order type: a place that only takes pickups beside its tables offers pickup', async () => {
  const guest = await seatGuest(at('spot', 'preorder'));
  guest.show(page);
  await until(() => expect(words(screen.getByTestId('way-tool'))).toBe('How would you like it? Pickup?'));
});

test.each([
  ['a guest at a table', at('spot', 'delivery'), true],
  ['a place with one order type', at('delivery'), false],
])('order type: the header offers nothing to %s', async (_, snapshot, isSeated) => {
  const guest = await seatGuest(snapshot);
  if (isSeated) await storeSession(guest.tabl.db, aSession(), NOON);
  guest.show(page);
  await until(() => expect(screen.getByText('session known')).toBeDefined());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByTestId('way-tool')).toBeNull();
});
