// @vitest-environment jsdom
// A promo code: the server checks it, the cart stores its terms, the price falls, and the order names it.
import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { promoToWire } from '#contract/promotion/promo.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import { readShownOrders } from '#core/db/visit/shown-entries.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { minor } from '#domain/pricing/money.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import type { PromoAnswer } from '#domain/promotion/promo-code.ts';
import { fail, ok } from '#domain/result.ts';
import { type PromoInCart, usePromoCode } from '#guest/cart/use-promo-code.ts';
import { type OrderControl, useOrder } from '#guest/order/use-order.ts';
import { type CartState, useCart } from '#shared/cart/cart-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { promoTerms } from '../../domain/promotion/promo-builder.ts';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { aSession, NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct } from '../../support/build-menu.ts';

const salad = buildProduct();
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 5_000 });
const nothing = () => undefined;

afterEach(() => void vi.restoreAllMocks());

interface Here {
  promo: PromoInCart;
  cart: CartState;
  order: OrderControl;
  isSeated: boolean;
}

/** A guest with a salad for 7.90 in the order. */
const seated = async () => {
  const guest = await seatGuest(aSnapshot({ products: [salad] }, { place: { takesPromoCodes: true } }));
  await storeSession(guest.tabl.db, aSession(), NOON);
  const here = {} as Here;
  const Order = () => {
    Object.assign(here, { promo: usePromoCode(), cart: useCart(), order: useOrder(nothing) });
    here.isSeated = useSession().session !== undefined;
    return null;
  };
  guest.show(<Order />);
  await until(() => expect([here.isSeated, here.cart.cart.lines]).toEqual([true, []]));
  const [variant] = salad.variants;
  if (!variant) throw new Error('A dish has a size');
  await act(() => here.cart.add({ product: salad, variant, choice: emptyChoice, quantity: 1, comment: undefined }));
  await until(() => expect(here.cart.price.total).toBe(790));
  const answers = (answer: PromoAnswer) =>
    vi
      .spyOn(guest.tabl.http, 'send')
      .mockResolvedValue(ok({ status: 200, headers: new Headers(), body: promoToWire(answer, 'EUR' as Currency) }));
  const enter = (code: string) => act(async () => here.promo.enter(code));
  return { guest, here, answers, enter };
};

test('promo code: a known code lowers the total at once, and the order names it', async () => {
  const { guest, here, answers, enter } = await seated();
  const asked = answers({ terms: promoTerms() });
  await enter(' summer 2026 ');
  await until(() => expect(here.cart.price.total).toBe(711));
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    'promo-codes/check',
    expect.objectContaining({ json: { code: 'SUMMER2026', session: aSession().token } }),
  );
  expect([here.promo.promo?.code, here.promo.fault, here.promo.trouble]).toEqual(['SUMMER2026', undefined, undefined]);
  act(() => here.order.send());
  const sent = async () => readShownOrders(guest.tabl.db, aSnapshot().place.id);
  await until(async () => expect(await sent()).toHaveLength(1));
  expect((await sent())[0]).toMatchObject({ promoCode: 'SUMMER2026', quote: { total: 711 } });
  await until(() => expect(here.promo.promo).toBeUndefined());
});

test('promo code: a rejected code changes nothing and says why', async () => {
  const { here, answers, enter } = await seated();
  answers({ fault: 'used_up' });
  await enter('SUMMER2026');
  await until(() => expect(here.promo.trouble).toBe('used_up'));
  expect([here.promo.promo, here.cart.price.total]).toEqual([undefined, 790]);
});

test('promo code: offline no code is accepted; a malformed one sends no request', async () => {
  const { guest, here, enter } = await seated();
  const asked = vi.spyOn(guest.tabl.http, 'send').mockResolvedValue(fail({ kind: 'no_response' }));
  await enter('SUMMER2026');
  await until(() => expect(here.promo.trouble).toBe('offline'));
  await enter('short');
  await until(() => expect(here.promo.trouble).toBe('unknown'));
  expect(asked).toHaveBeenCalledOnce();
  expect(here.cart.price.total).toBe(790);
});

test('promo code: a promo code whose minimum order is no longer reached stays, and says why it has no effect', async () => {
  const { here, answers, enter } = await seated();
  answers({ terms: promoTerms({ minimum: minor(1000) }) });
  await enter('SUMMER2026');
  await until(() => expect(here.promo.fault).toBe('below_minimum'));
  expect(here.cart.price.total).toBe(790);
  await act(async () => here.promo.remove());
  await until(() => expect(here.promo.promo).toBeUndefined());
});
