import { expect, test } from 'vitest';
import { keepCheckout, readCheckout } from '#core/db/order/checkout-table.ts';
import { submitCart } from '#core/db/outbox/outbox-table.ts';
import { sitDown } from '#core/db/visit/visit-table.ts';
import type { PlaceId, SessionId } from '#domain/ids.ts';
import { EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import type { RefusalCode } from '#domain/order/refusal.ts';
import { cartOf, draft, line, NOW, orderId, PLACE, session } from '../outbox/order-drafts.ts';
import { newDatabase } from '../outbox/outbox-backends.ts';

const AT = { id: PLACE, timeZone: 'Europe/Sofia' };
const MOMENT = { now: NOW, deviceNow: NOW, isShared: false };
const FORM = { ...EMPTY_CHECKOUT, orderType: 'preorder', name: ' Ел', phone: '0888 12', payment: 'cash' } as const;

test('text of the order page is kept as typed, per place', async () => {
  const db = newDatabase();
  await keepCheckout(db, PLACE, undefined, FORM);
  expect((await readCheckout(db, PLACE)).form).toEqual(FORM);
  expect((await readCheckout(db, 2 as PlaceId)).form).toBeUndefined();
});

test('text of one visit is not shown to the next, even when it is written late', async () => {
  const db = newDatabase();
  const { id } = await sitDown(db, session(), AT, MOMENT);
  await keepCheckout(db, PLACE, id, FORM);
  expect((await readCheckout(db, PLACE)).visitId).toBe(id);
  await sitDown(db, session({ id: 'elsewhere' as SessionId, table: '3' }), AT, MOMENT);
  expect((await readCheckout(db, PLACE)).form).toBeUndefined();
  await keepCheckout(db, PLACE, id, FORM);
  expect((await readCheckout(db, PLACE)).form).toBeUndefined();
});

const DETAILS = {
  name: 'Елена',
  phone: '+359888123456',
  payment: 'cash',
  wantedAt: NOW,
  comment: 'тихо',
  cutlery: 2,
} as const;
const REFUSAL = { code: 'slot_full', productIds: [], ingredientIds: [], quote: undefined } as const;
/** An order with a time and a comment was sent, and ended in this state. */
const withEnd = async (state: 'refused' | 'expired' | 'received' | 'saved', code: RefusalCode = 'slot_full') => {
  const db = newDatabase();
  await db.carts.put(cartOf(line(1)));
  const { id } = (await submitCart(db, draft(1, { orderType: 'preorder', details: DETAILS }))) ?? {};
  await db.outbox.update(id ?? orderId(1), { state, ...(state === 'refused' && { refusal: { ...REFUSAL, code } }) });
  await keepCheckout(db, PLACE, undefined, FORM);
  return db;
};

test.each(['refused', 'expired'] as const)(
  'time, comment and cutlery of an order that was %s are restored',
  async (state) => {
    const { form } = await readCheckout(await withEnd(state), PLACE);
    expect(form).toMatchObject({ ...FORM, wantedAt: NOW, comment: 'тихо', cutlery: 2 });
  },
);

test('a refused order is read with the form, so the page can show what to correct; orders with other ends are not read', async () => {
  expect((await readCheckout(await withEnd('refused'), PLACE)).refused).toMatchObject({ refusal: REFUSAL });
  for (const db of [await withEnd('expired'), await withEnd('received'), await withEnd('refused', 'order_cancelled')])
    expect((await readCheckout(db, PLACE)).refused).toBeUndefined();
});

test('a guest’s choices made after a refusal stay', async () => {
  const db = await withEnd('refused');
  const { form } = await readCheckout(db, PLACE);
  if (!form) throw new Error('Nothing was kept');
  const changed = { ...form, wantedAt: undefined, comment: '' };
  await keepCheckout(db, PLACE, undefined, changed);
  expect((await readCheckout(db, PLACE)).form).toEqual(changed);
});

test('a received, running or withdrawn order does not prefill the next one', async () => {
  for (const db of [await withEnd('received'), await withEnd('saved'), await withEnd('refused', 'order_cancelled')]) {
    expect((await readCheckout(db, PLACE)).form).toEqual(FORM);
  }
});

test('an unreadable field of the order page is empty, and the others stay', async () => {
  const db = newDatabase();
  const value = { ...FORM, payment: 'gold', cutlery: -1, orderType: 'teleport', name: 7 };
  await db.guest.put({ key: `checkout:${PLACE}`, visitId: undefined, value });
  expect((await readCheckout(db, PLACE)).form).toEqual({ ...EMPTY_CHECKOUT, phone: '0888 12' });
});
