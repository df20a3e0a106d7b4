// @vitest-environment jsdom
// Another party takes over the device: data of the earlier party that the page still showed.
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openCart } from '#core/db/cart/cart-table.ts';
import { listEntries } from '#core/db/outbox/outbox-table.ts';
import { sitDown } from '#core/db/visit/visit-table.ts';
import type { SessionId } from '#domain/ids.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { type OrderControl, useOrder } from '#guest/order/use-order.ts';
import { type CartState, useCart } from '#shared/cart/cart-context.tsx';
import { type Drafts, DraftsProvider, useDrafts } from '#shared/cart/drafts-context.tsx';
import { useEntries } from '#shared/outbox/use-outbox.ts';
import { type SessionState, useSession } from '#shared/session/session-context.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { aSession, NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct } from '../../support/build-menu.ts';

const dish = buildProduct();
const snapshot = aSnapshot({ products: [dish] });
const moment = { now: NOON, deviceNow: NOON, isShared: false };
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

interface Seen {
  cart: CartState;
  session: SessionState;
  order: OrderControl;
  entries: ReturnType<typeof useEntries>;
  drafts: Drafts;
}

const noSheet = () => undefined;

test('table change: scanning another table clears the earlier party’s page but not the outbox', async () => {
  const guest = await seatGuest(snapshot);
  const { db } = guest.tabl;
  await sitDown(db, aSession(), snapshot.place, moment);
  await openCart(db, snapshot.place.id, () => undefined);
  const seen = {} as Seen;
  const Eyes = () => {
    seen.cart = useCart();
    seen.session = useSession();
    seen.order = useOrder(noSheet);
    seen.entries = useEntries();
    seen.drafts = useDrafts();
    return null;
  };
  guest.show(
    <DraftsProvider>
      <Eyes />
    </DraftsProvider>,
  );
  await until(() => expect(seen.session.session).toMatchObject({ table: '12' }));
  const [variant] = dish.variants;
  if (!variant) throw new Error('A dish has a size');
  const put = () =>
    act(() => seen.cart.add({ product: dish, variant, choice: emptyChoice, quantity: 1, comment: undefined }));
  await put();
  await until(() => expect(seen.cart.cart.lines).toHaveLength(1));
  act(() => seen.order.send());
  await until(() => expect(seen.entries).toHaveLength(1));
  await put();
  await until(() => expect(seen.cart.cart.lines).toHaveLength(1));
  act(() => seen.cart.remove(seen.cart.cart.lines[0]?.lineId ?? ''));
  await until(() => expect(seen.cart.undo).toBeDefined());
  seen.drafts.keep(dish.id, { variantId: variant.id, choice: emptyChoice, quantity: 3, comment: 'no onion' });

  const other = aSession({ id: 'sitting-2' as SessionId, table: '3' });
  await act(async () => void (await sitDown(db, other, snapshot.place, moment)));
  await until(() => expect(seen.session.session).toMatchObject({ table: '3' }));
  await until(() =>
    expect([seen.cart.cart.lines, seen.entries, seen.cart.undo, seen.cart.added, seen.drafts.read(dish.id)]).toEqual([
      [],
      [],
      undefined,
      undefined,
      undefined,
    ]),
  );
  // The order is still sent, without being shown on a screen.
  expect(await listEntries(db)).toMatchObject([{ state: 'saved', sessionId: 'sitting-1' }]);
});
