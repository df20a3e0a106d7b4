// Promo code of an order in the outbox: it leaves the cart with the lines, and returns only while it is valid.

import { beforeEach, describe, expect, test } from 'vitest';
import { orderCommand } from '#contract/outbox/order-command.ts';
import type { Refusal } from '#domain/order/refusal.ts';
import { minor } from '#domain/pricing/money.ts';
import type { PromoTerms } from '#domain/promotion/promo-code.ts';
import { promoTerms } from '../../../domain/promotion/promo-builder.ts';
import { cartOf, draft, line, orderId, placedOrder, refusal, session, TOKEN } from './order-drafts.ts';
import { BACKENDS, type Backend } from './outbox-backends.ts';

const ONE = orderId(1);
const SUMMER = promoTerms();
const CHANGED: Refusal = { ...refusal('price_changed'), quote: { total: minor(790), menuVersion: 'v1' } };

describe.each(BACKENDS)('in $name', ({ open }) => {
  let at: Backend;
  beforeEach(async () => {
    at = open();
    await at.putSession(session());
    await at.putCart({ ...cartOf(line(1)), promo: SUMMER });
  });
  const sent = async () => {
    const entry = await at.store.submit(draft(1, { promoCode: 'SUMMER2026', orderNumber: 3 }));
    await at.store.begin(ONE, TOKEN);
    return entry;
  };
  const promoOfCart = async () => ((await at.cart()) as { promo?: PromoTerms }).promo;

  test('a promo code is sent with its order and not with the next one', async () => {
    const entry = await sent();
    expect(entry && orderCommand.call(entry, { token: TOKEN, ageMs: 0, confirmed: false }).body).toMatchObject({
      promo_code: 'SUMMER2026',
      order_number: 3,
    });
    expect(await promoOfCart()).toBeUndefined();
    await at.store.settle(ONE, { kind: 'received', order: placedOrder(1) });
    expect(await promoOfCart()).toBeUndefined();
  });

  test('a promo code that no longer holds does not return to the cart', async () => {
    await sent();
    await at.store.settle(ONE, { kind: 'refused', refusal: { ...CHANGED, promo: { fault: 'used_up' } } });
    expect(await at.cart()).toMatchObject({ lines: [{ productId: 1 }] });
    expect(await promoOfCart()).toBeUndefined();
    expect(await at.entry(ONE)).toMatchObject({ refusal: { promo: { fault: 'used_up' } } });
  });

  test('a promo code with changed terms returns with the new terms', async () => {
    await sent();
    const now = { ...SUMMER, value: 5 };
    await at.store.settle(ONE, { kind: 'refused', refusal: { ...CHANGED, promo: { terms: now } } });
    expect(await promoOfCart()).toEqual(now);
  });

  test('a promo code returns when its order is refused for another reason', async () => {
    await sent();
    await at.store.settle(ONE, { kind: 'refused', refusal: refusal('inactive_products') });
    expect(await promoOfCart()).toMatchObject({ code: 'SUMMER2026' });
  });
});
