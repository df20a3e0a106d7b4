// Dishes that go with an order, offered once per cart between the press on "send" and the order.
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { upsellOf } from '#domain/cart/upsell.ts';
import { judgeDish } from '#domain/diet/judge-dish.ts';
import type { OffKey, ProductId } from '#domain/ids.ts';
import type { OrderType } from '#domain/place/place.ts';
import { defaultChoice } from '#domain/product/ingredients.ts';
import { UpsellPanel, UpsellRow } from '#guest/orders/later/upsell-panel.tsx';
import { useCart } from '#shared/cart/cart-context.tsx';
import { isUpsellAsked, keepHeldDishes, keepUpsellAnswer, wasHeld } from '#shared/cart/upsell-answers.ts';
import { useDiet } from '#shared/diet/diet-context.tsx';
import { cardView } from '#shared/menu/card-view.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';

interface Upsell {
  /** Shows the offer first, if this cart has not had one. */
  readonly send: () => void;
  /** Replaces the button; `undefined` shows the button. */
  readonly question: ReactNode;
  /** The offer as a part of the page; empty where the page does not show the offer. */
  readonly offered: ReactNode;
}

/** The order; without a table also its type, and the items that are off at the wanted time. */
interface Ordered {
  readonly cart: Cart;
  readonly orderType?: OrderType | undefined;
  readonly off?: ReadonlySet<OffKey> | undefined;
  /** The offer is on the page from the start, and a press on "send" shows no question. */
  readonly isOnPage?: boolean;
}

/**
 * Offers dishes before an order is sent. Excludes dishes that are off, unavailable with the order type, need a choice, are
 * or were in the order, or contain what the guest avoids. [S2.57]
 */
export function useUpsell(onSend: () => void, { cart, orderType: way, off, isOnPage = false }: Ordered): Upsell {
  const here = useMenu();
  const { index, place } = here;
  const menu = useMemo(() => (off ? { ...here, off } : here), [here, off]);
  const { add } = useCart();
  const { orderType: seatedAs, hidesAdd } = useOrdering();
  const orderType = way ?? seatedAs;
  const { avoidance, isNothing } = useDiet();
  const isSaid = useServiceCatalog();
  const [isOpen, setOpen] = useState(false);
  const dishes = useMemo(() => {
    const viewOf = (product: Parameters<typeof cardView>[1]) => cardView(menu, product, { orderType, hidesAdd });
    return upsellOf(
      index,
      cart.lines,
      (product) =>
        viewOf(product).add === 'now' &&
        !wasHeld(place.id, product.id) &&
        (isNothing || judgeDish(index, product, undefined, avoidance).kind !== 'contains'),
    ).map(viewOf);
  }, [menu, index, place.id, cart.lines, orderType, hidesAdd, isNothing, avoidance]);
  // In an effect, so that the dishes of the current cart do not count as removed ones.
  useEffect(() => keepHeldDishes(place.id, cart.lines), [place.id, cart.lines]);
  const isAsked = isUpsellAsked(place.id, cart.lines);
  const [taken, setTaken] = useState<ReadonlySet<ProductId>>(new Set());
  const isTaken = cart.lines.some(({ productId }) => taken.has(productId));

  const put = (id: ProductId) => {
    const product = index.productById.get(id);
    const variant = product?.variants[0];
    if (!product || !variant) return;
    setTaken((before) => new Set([...before, id]));
    void add({ product, variant, choice: defaultChoice(index, product), quantity: 1, comment: undefined });
  };
  if (!isSaid) return { send: onSend, question: undefined, offered: undefined };
  if (isOnPage) {
    const offered = dishes.length > 0 && <UpsellRow dishes={dishes} onAdd={put} />;
    return { send: onSend, question: undefined, offered };
  }
  return {
    offered: undefined,
    send: () => {
      if (!isAsked || dishes.length === 0) return onSend();
      keepUpsellAnswer(place.id, cart.lines);
      setOpen(true);
    },
    // When all offered dishes have sold out meanwhile, the button returns.
    question: isOpen && cart.lines.length > 0 && (dishes.length > 0 || isTaken) && (
      <UpsellPanel
        dishes={dishes}
        onAdd={put}
        isTaken={isTaken}
        onBack={() => setOpen(false)}
        onSend={() => {
          setOpen(false);
          onSend();
        }}
      />
    ),
  };
}
