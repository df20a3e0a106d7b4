import { describe, expect, test } from 'vitest';
import { categoryKey } from '#domain/availability/availability.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { linesVerdict, lineVerdict } from '#domain/order/line-verdict.ts';
import { REASONS } from '#domain/order/reasons.ts';
import {
  type Asking,
  dishVerdict,
  guestVerdict,
  isSoldOut,
  placeVerdict,
  sessionVerdict,
  type VenueNow,
} from '#domain/order/verdict.ts';
import { ORDER_TYPES, type OrderType } from '#domain/place/place.ts';
import {
  cat,
  category,
  choice,
  dish,
  indexed,
  ingredient,
  line,
  orderType,
  product,
  size,
  variant,
} from '../menu/menu-builder.ts';

const MONDAY_NOON = Date.parse('2026-06-01T12:00:00+03:00');
const OPEN = { ordersAllowed: true, disableOvertimeOrders: true, openingHours: undefined };
const CLOSED = { ...OPEN, openingHours: Array.from({ length: 7 }, () => []) };
const PAUSED = { ...OPEN, ordersAllowed: false };
const house = (settings: VenueNow['settings'] = OPEN, ...types: OrderType[]): VenueNow => ({
  place: { orderTypes: types.map((type) => orderType(type)), timeZone: 'Europe/Sofia' },
  settings,
  now: MONDAY_NOON,
});
const TABLE: Asking = { orderType: 'spot', settings: { tokenHidesProducts: true }, off: new Set(), hasUser: false };
const USER: Asking = { ...TABLE, hasUser: true };
const NO_ORDERS = { categories: [category(1, undefined, { orderAllowed: false })] };

describe('the verdict on a place', () => {
  test('a paused place says so, open or closed; a closed place says closed [S5.03, S8.05]', () => {
    const verdicts = [OPEN, CLOSED, PAUSED, { ...CLOSED, ordersAllowed: false }].map((one) => placeVerdict(house(one)));
    expect(verdicts).toEqual([undefined, 'place_closed', 'orders_paused', 'orders_paused']);
  });

  test('a place that does not enforce its hours takes orders outside them [S5.03]', () => {
    expect(placeVerdict(house({ ...CLOSED, disableOvertimeOrders: false }))).toBeUndefined();
  });
});

describe('the verdict on a table session', () => {
  test('a session may order when its order type needs only a table', () => {
    const sends = ORDER_TYPES.filter((type) => sessionVerdict(house(OPEN, ...ORDER_TYPES), type) === undefined);
    expect(sends).toEqual(['spot', 'tablet_mode', 'room', 'served_on_spot']);
  });

  test('a guest may only browse when the place does not take their order type; a tablet on a table counts as the table', () => {
    expect(sessionVerdict(house(OPEN, 'spot'), 'room')).toBe('looking_only');
    expect(sessionVerdict(house(OPEN, 'spot'), 'tablet_mode')).toBeUndefined();
  });

  test('a browse-only guest sees that reason, and no hours', () => {
    expect(sessionVerdict(house(CLOSED, 'spot'), 'spot_browse')).toBe('looking_only');
    expect(sessionVerdict(house(CLOSED, 'spot'), 'spot')).toBe('place_closed');
  });
});

describe('the verdict on a guest without a session', () => {
  test('a guest without a session must scan, also while the place is closed', () => {
    expect(guestVerdict(house(OPEN, 'spot'), undefined, false)).toBe('no_table');
    expect(guestVerdict(house(CLOSED, 'spot'), undefined, false)).toBe('no_table');
  });

  test('a guest may only browse when the place takes no orders or the code was invalid; an earlier session still counts', () => {
    expect(guestVerdict(house(OPEN, 'spot_browse'), undefined, false)).toBe('looking_only');
    expect(guestVerdict(house(OPEN, 'spot'), undefined, true)).toBe('looking_only');
    expect(guestVerdict(house(OPEN, 'spot'), 'spot', true)).toBeUndefined();
  });
});

describe('the verdict on a dish', () => {
  const verdict = (parts: Parameters<typeof product>[1], around: Partial<Menu> = {}, asking = TABLE) => {
    const one = product(1, parts);
    return dishVerdict(indexed({ products: [one], ...around }), one, asking);
  };
  const unpriced = { variants: [variant(10, null), variant(11, null)] };
  const delivered = { visibility: { onlyDelivery: true } };

  test('an orderable dish has no reason', () => {
    expect(verdict({})).toBeUndefined();
    expect(verdict({ hideForOrdering: true })).toBeUndefined();
    expect(verdict({ variants: [variant(10, null), variant(11, 500)] })).toBeUndefined();
  });

  test('a dish gives its weightiest reason', () => {
    const all = { ...unpriced, ...delivered, inStock: false, hideForOrdering: true };
    expect(verdict(all, NO_ORDERS, USER)).toBe('out_of_stock');
    expect(verdict({ ...all, inStock: true }, NO_ORDERS, USER)).toBe('wrong_order_type');
    const shut = { ...USER, off: new Set([categoryKey(cat(1))]) };
    expect(verdict({ ...unpriced, hideForOrdering: true }, {}, shut)).toBe('outside_hours');
    expect(verdict(unpriced, NO_ORDERS, shut)).toBe('not_orderable');
    expect(verdict(unpriced, NO_ORDERS)).toBe('not_orderable');
    expect(verdict({ ...unpriced, type: 'booking' })).toBe('not_orderable');
    expect(verdict({ hideForOrdering: true }, {}, USER)).toBe('not_orderable');
    expect(verdict(unpriced)).toBe('price_unknown');
  });

  test('a dish is not refused for a session that cannot order, so its cart waits', () => {
    expect(verdict(delivered, {}, { ...TABLE, orderType: undefined })).toBeUndefined();
    expect(verdict(delivered, {}, { ...TABLE, orderType: 'spot_browse' })).toBeUndefined();
  });

  test('a dish is sold out when published so, or when the kitchen marks it now', () => {
    const sold = [true, false].flatMap((inStock) =>
      [new Set<never>(), new Set([dish(1)])].map((off) => isSoldOut(product(1, { inStock }), off)),
    );
    expect(sold).toEqual([false, true, true, true]);
  });
});

describe('the verdict on a line', () => {
  const soup = product(1, {
    maxAddable: 1,
    ingredients: [
      [5, 'addable'],
      [6, 'addable'],
      [7, 'required'],
    ],
  });
  const ingredients = [ingredient(5), ingredient(6, 0, { active: false }), ingredient(7)];
  const index = indexed({ products: [soup, product(2)], ingredients });
  const reason = (...args: Parameters<typeof line>) => {
    const judged = lineVerdict(index, line(...args), TABLE);
    return judged.ok ? undefined : judged.error;
  };

  test('a valid line returns its choice in canonical form [S5.08]', () => {
    expect(lineVerdict(index, line(1), TABLE)).toMatchObject({ ok: true, value: { choice: { required: 7 } } });
  });

  test('a line is gone when its dish or size is gone', () => {
    expect(reason(3)).toMatchObject({ reason: 'gone', productId: 3 });
    expect(reason(1, { variantId: size(20) })).toMatchObject({ reason: 'gone' });
  });

  test('a line names the ingredients of its choice that are unavailable', () => {
    expect(reason(1, { choice: choice({ addable: [6] }) })).toMatchObject({
      reason: 'ingredient_gone',
      ingredientIds: [6],
    });
    expect(reason(2, { choice: choice({ addable: [5] }) })).toMatchObject({
      reason: 'choice_wrong',
      ingredientIds: [5],
    });
  });
});

describe('the verdict on an order', () => {
  const index = indexed({ products: [product(1), product(2, { inStock: false }), product(4, { type: 'booking' })] });

  test('an empty order is refused [S8.06]', () => {
    expect(linesVerdict(index, [], TABLE)).toEqual({ ok: false, error: { reason: 'empty_cart', problems: [] } });
  });

  test('an order gives the weightiest reason of all its lines, and the reason of each line', () => {
    const judged = linesVerdict(index, [line(4), line(1), line(2), line(3)], TABLE);
    expect(judged).toMatchObject({
      error: {
        reason: 'gone',
        problems: [{ reason: 'not_orderable' }, { reason: 'out_of_stock' }, { reason: 'gone' }],
      },
    });
  });

  test('an order with a dish of another place says so when that is known', () => {
    const judged = linesVerdict(index, [line(3), line(9)], TABLE, new Set([dish(9)]));
    expect(judged).toMatchObject({
      error: { reason: 'foreign_dish', problems: [{ reason: 'gone' }, { reason: 'foreign_dish', productId: 9 }] },
    });
  });

  test('each reason appears once in the list of weights', () => {
    expect(new Set(REASONS).size).toBe(REASONS.length);
  });
});
