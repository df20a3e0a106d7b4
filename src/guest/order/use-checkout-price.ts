import { useCallback, useEffect, useMemo } from 'react';
import { offAt } from '#domain/availability/off-at.ts';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { withHeld } from '#domain/cart/clear-cart.ts';
import { type DeliveryAhead, deliveryAhead, verdictAhead } from '#domain/delivery/delivery-ahead.ts';
import { type DeliveryFacts, deliveryFacts, withDelivery } from '#domain/delivery/delivery-price.ts';
import { type DeliveryVerdict, judgeDelivery, prepareDelivery } from '#domain/delivery/judge-delivery.ts';
import type { OffKey } from '#domain/ids.ts';
import { isProductVisible } from '#domain/menu/visibility.ts';
import type { CheckoutAsks, CheckoutForm } from '#domain/order/checkout/checkout-form.ts';
import { lineVerdict } from '#domain/order/line-verdict.ts';
import { dishVerdict } from '#domain/order/verdict.ts';
import { withCutlery } from '#domain/pricing/cutlery.ts';
import { type Further, type OrderPrice, priceOrder } from '#domain/pricing/pricing.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useUser } from '#shared/session/use-user.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { useRows } from '#shared/use-rows.ts';

export interface CheckoutPrice {
  /** Includes lines that only the menu's order type holds back. */
  readonly cart: Cart;
  readonly price: OrderPrice;
  /** For a delivery: the verdict on its address, or on any address where the place has no zones. */
  readonly delivery: { readonly verdict: DeliveryVerdict; readonly facts: DeliveryFacts | undefined } | undefined;
  /** Terms of a delivery, before its address too. */
  readonly ahead: DeliveryAhead | undefined;
  /** Items that are off at the wanted time. */
  readonly offThen: ReadonlySet<OffKey>;
  /** Lines unavailable with the order type or at that time, including those held for another order type. */
  readonly unfit: readonly CartLine[];
}

/** Whether the open place delivers to a form's address; its hours are checked with the wanted time. */
export function useIsCarried(): CheckoutAsks['isCarried'] {
  const { place } = useMenu();
  const now = useMinute(useTabl().serverNow);
  useEffect(() => prepareDelivery(place), [place]);
  return useCallback(
    ({ address, wantedAt }) => {
      const verdict = address && judgeDelivery(place, address, wantedAt ?? now);
      return verdict?.kind === 'carried' || verdict?.kind === 'not_now';
    },
    [place, now],
  );
}

/** The cart with those held lines that become available merged in. */
const withLinesBack = (cart: Cart, isBack: (line: CartLine) => boolean): Cart => {
  const { lines, held = [] } = cart;
  const back = held.filter(isBack);
  if (back.length === 0) return cart;
  return withHeld(
    { ...cart, lines: [...lines, ...back] },
    held.filter((line) => !back.includes(line)),
  );
};

/** Order type and wanted time. */
type OrderedAs = Pick<CheckoutForm, 'orderType' | 'wantedAt'>;

interface OrderedCart {
  readonly cart: Cart;
  readonly offThen: ReadonlySet<OffKey>;
  readonly unfit: readonly CartLine[];
  readonly further: Further | undefined;
}

/** The cart for the order's own type; `undefined` until loaded. */
export function useOrderedCart(): ((as: OrderedAs) => OrderedCart) | undefined {
  const { place, menu, index, settings, off } = useMenu();
  const hasUser = useUser() !== undefined;
  const { ahead } = useOrdering();
  const { orderedAs } = useSession();
  const rows = useRows(async () => {
    const [{ readPricedCart }, { readAvailability }] = await Promise.all([
      import('#core/db/cart/cart-table.ts'),
      import('#core/db/availability/availability-table.ts'),
    ]);
    return async (db) => ({
      ...(await readPricedCart(db, place, hasUser)),
      offByHand: await readAvailability(db, place.id),
    });
  }, [place, hasUser]);
  return useMemo(() => {
    if (!rows) return undefined;
    return ({ orderType, wantedAt }: OrderedAs): OrderedCart => {
      // Like the kitchen, judges by the wanted time.
      const offThen = wantedAt === undefined ? off : offAt(rows.offByHand, menu, place.timeZone, wantedAt);
      // Without a chosen time, hours do not count yet.
      const asking = { orderType, settings, off: offThen, hasUser, ahead: ahead && wantedAt === undefined };
      const faultOf = ({ productId }: CartLine) => {
        const product = index.productById.get(productId);
        return product ? dishVerdict(index, product, asking) : 'gone';
      };
      const isHeldByMenu = ({ productId }: CartLine) => {
        const product = index.productById.get(productId);
        return product !== undefined && !isProductVisible(index, product, orderedAs, settings, false);
      };
      const isBack = (line: CartLine) =>
        orderType !== undefined && isHeldByMenu(line) && lineVerdict(index, line, asking).ok;
      const cart = withLinesBack(rows.cart ?? emptyCart(place.id), isBack);
      const unfit = [
        ...cart.lines.filter((line) => faultOf(line) !== undefined),
        ...(cart.held ?? []).filter((line) => faultOf(line) === 'wrong_order_type'),
      ];
      return { cart, offThen, unfit, further: rows.further };
    };
  }, [rows, place, menu, index, settings, off, hasUser, ahead, orderedAs]);
}

/** Price of the order with its order type; `undefined` until loaded. */
export function useCheckoutPrice(
  orderedCart: ReturnType<typeof useOrderedCart>,
  {
    orderType,
    address,
    wantedAt,
    cutlery,
    isToGo,
  }: OrderedAs & Pick<CheckoutForm, 'address'> & Partial<Pick<CheckoutForm, 'cutlery' | 'isToGo'>>,
): CheckoutPrice | undefined {
  const { place, index, settings } = useMenu();
  const now = useMinute(useTabl().serverNow);
  return useMemo(() => {
    if (!orderedCart) return undefined;
    const { further: discounts, ...ordered } = orderedCart({ orderType, wantedAt });
    const verdict = orderType === 'delivery' ? verdictAhead(place, address, wantedAt ?? now) : undefined;
    const further = withCutlery(cutlery, verdict ? withDelivery(verdict, discounts) : discounts);
    const price = priceOrder(index, ordered.cart.lines, { place, settings, orderType, isToGo, now, further });
    return {
      ...ordered,
      price,
      ahead: orderType === 'delivery' ? deliveryAhead(place, verdict, price.steps) : undefined,
      delivery: verdict && {
        verdict,
        facts: verdict.kind === 'carried' ? deliveryFacts(place, verdict, price.steps) : undefined,
      },
    };
  }, [orderedCart, place, index, settings, orderType, address, wantedAt, cutlery, isToGo, now]);
}
