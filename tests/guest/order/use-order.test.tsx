// @vitest-environment jsdom
// An order belongs to the place, not the sheet: it keeps its state when sheets close and pages reload.
import { act } from '@testing-library/react';
import { useCallback } from 'react';
import { expect, test, vi } from 'vitest';
import { createOutboxStore } from '#core/db/outbox/outbox-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import { readShownOrders } from '#core/db/visit/shown-entries.ts';
import type { OrderId } from '#domain/ids.ts';
import type { Refusal } from '#domain/order/refusal.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { type OrderControl, useOrder } from '#guest/order/use-order.ts';
import { type CartState, useCart } from '#shared/cart/cart-context.tsx';
import { keepOnly, type Orderings, orderingOf } from '#shared/order/orderings.ts';
import { startOrdering } from '#shared/order/start-ordering.ts';
import { useSession } from '#shared/session/session-context.tsx';
import type { Tabl } from '#shared/tabl.ts';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { aSession, type Guest, NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct } from '../../support/build-menu.ts';

const salad = buildProduct();
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 5_000 });

interface Sheet {
  order: OrderControl;
  cart: CartState;
  isSeated: boolean;
  /** Number of redirects to the sent order. */
  saved: number;
}

/** The order's sheet over the menu; `close` is the back button. */
const openSheet = (guest: Guest): { readonly sheet: Sheet; readonly close: () => void } => {
  const sheet = { saved: 0 } as Partial<Sheet> as Sheet;
  const Content = () => {
    sheet.cart = useCart();
    sheet.isSeated = useSession().session !== undefined;
    const onSaved = useCallback(() => {
      sheet.saved += 1;
    }, []);
    sheet.order = useOrder(onSaved);
    return null;
  };
  return { sheet, close: guest.show(<Content />) };
};

const seat = async () => {
  const guest = await seatGuest(aSnapshot({ products: [salad] }));
  await storeSession(guest.tabl.db, aSession(), NOON);
  return guest;
};
const choose = async (sheet: Sheet) => {
  await until(() => expect([sheet.isSeated, sheet.cart.cart.lines]).toEqual([true, []]));
  const [variant] = salad.variants;
  if (!variant) throw new Error('A dish has a size');
  await act(() => sheet.cart.add({ product: salad, variant, choice: emptyChoice, quantity: 1, comment: undefined }));
  await until(() => expect(sheet.cart.cart.lines).toHaveLength(1));
};
const press = (sheet: Sheet) => act(() => sheet.order.send());
/** From now on, saving waits until the test releases it. */
const holdSaves = ({ tabl }: Guest) => {
  const { save } = tabl.outbox;
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slow = vi.spyOn(tabl.outbox, 'save').mockImplementation(async (order) => {
    await held;
    return save(order);
  });
  return { slow, letGo: () => act(async () => letGo()) };
};
const refuse = (guest: Guest, id: OrderId, code: Refusal['code']) =>
  act(() =>
    createOutboxStore(guest.tabl.db).settle(id, {
      kind: 'refused',
      refusal: { code, productIds: [], ingredientIds: [], quote: undefined },
    }),
  );
/** State of the table order, as a reloaded page finds it over the same rows. */
const standsAnew = (tabl: Tabl) => {
  const actor = startOrdering(tabl, aSnapshot().place.id);
  return { actor, value: () => actor.getSnapshot().children.table?.getSnapshot().value };
};

test('order: a sheet reopened during saving shows the saving state, and the order is saved once', async () => {
  const guest = await seat();
  const { slow, letGo } = holdSaves(guest);
  const first = openSheet(guest);
  await choose(first.sheet);
  press(first.sheet);
  await until(() => expect(first.sheet.order.isSaving).toBe(true));
  first.close();
  const second = openSheet(guest);
  expect(second.sheet.order.isSaving).toBe(true);
  press(second.sheet);
  await letGo();
  await until(() => expect([second.sheet.order.isSaving, second.sheet.saved]).toEqual([false, 1]));
  expect(first.sheet.saved).toBe(0);
  expect(slow).toHaveBeenCalledOnce();
  expect(await readShownOrders(guest.tabl.db, aSnapshot().place.id)).toHaveLength(1);
});

test('order: an order that is saved while no sheet is open does not redirect the next sheet', async () => {
  const guest = await seat();
  const { letGo } = holdSaves(guest);
  const first = openSheet(guest);
  await choose(first.sheet);
  press(first.sheet);
  first.close();
  await letGo();
  await until(async () => expect(await readShownOrders(guest.tabl.db, aSnapshot().place.id)).toHaveLength(1));
  const second = openSheet(guest);
  await until(() => expect(second.sheet.isSeated).toBe(true));
  expect([second.sheet.order.isSaving, second.sheet.order.failure, second.sheet.saved]).toEqual([false, undefined, 0]);
});

test('order: a failed save while no sheet is open is reported by the next sheet only', async () => {
  const guest = await seat();
  vi.spyOn(guest.tabl.outbox, 'save').mockRejectedValue(new Error('the disk is full'));
  const first = openSheet(guest);
  await choose(first.sheet);
  press(first.sheet);
  first.close();
  const second = openSheet(guest);
  await until(() => expect(second.sheet.order.failure).toBe('storage'));
  second.close();
  const third = openSheet(guest);
  expect(third.sheet.order.failure).toBeUndefined();
});

test('order: a reloaded page finds a pending order in the database and receives its answer', async () => {
  const guest = await seat();
  const { sheet, close } = openSheet(guest);
  await choose(sheet);
  press(sheet);
  await until(() => expect(sheet.saved).toBe(1));
  close();
  const [entry] = await readShownOrders(guest.tabl.db, aSnapshot().place.id);
  if (!entry) throw new Error('Nothing was saved');
  const page = standsAnew(guest.tabl);
  await until(() => expect(page.value()).toBe('waiting'));
  await refuse(guest, entry.id, 'place_closed');
  await until(() => expect(page.value()).toEqual({ answered: 'refused' }));
  await guest.tabl.outbox.dismiss(entry.id);
  await until(() => expect(page.value()).toBe('choosing'));
  page.actor.stop();
});

test('order: a changed price is accepted only by the next press', async () => {
  const guest = await seat();
  const { sheet } = openSheet(guest);
  await choose(sheet);
  press(sheet);
  await until(() => expect(sheet.saved).toBe(1));
  const [first] = await readShownOrders(guest.tabl.db, aSnapshot().place.id);
  if (!first) throw new Error('Nothing was saved');
  await refuse(guest, first.id, 'price_changed');
  // The rejected lines are back in the cart.
  await until(() => expect([sheet.order.toReplace, sheet.cart.cart.lines.length]).toEqual([first.id, 1]));
  press(sheet);
  await until(() => expect(sheet.saved).toBe(2));
  await until(() => expect(sheet.order.toReplace).toBeUndefined());
  await choose(sheet);
  press(sheet);
  await until(() => expect(sheet.saved).toBe(3));
  expect((await readShownOrders(guest.tabl.db, aSnapshot().place.id)).map(({ replaces }) => replaces)).toEqual([
    undefined,
    first.id,
    undefined,
  ]);
});

test('order: a place has one actor, which stops when another place is opened', async () => {
  const guest = await seat();
  const { tabl } = guest;
  const [here, there] = [1, 2].map((id) => id as ReturnType<typeof aSession>['placeId']);
  if (!here || !there) throw new Error('Two places are needed');
  const orderings: Orderings = new Map();
  const begin = vi.fn((place: typeof here) => startOrdering(tabl, place));
  const actor = orderingOf(orderings, here, () => begin(here));
  expect(orderingOf(orderings, here, () => begin(here))).toBe(actor);
  keepOnly(orderings, here);
  expect(actor.getSnapshot().status).toBe('active');
  const other = orderingOf(orderings, there, () => begin(there));
  keepOnly(orderings, there);
  expect([actor.getSnapshot().status, other.getSnapshot().status]).toEqual(['stopped', 'active']);
  expect(orderingOf(orderings, here, () => begin(here))).not.toBe(actor);
  expect(begin).toHaveBeenCalledTimes(3);
  keepOnly(orderings, 0 as typeof here);
});
