// The open place's cart: its current rows, their current price, and the guest's actions on them.
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import type { RemovedLine } from '#domain/cart/reconcile.ts';
import type { ProductId } from '#domain/ids.ts';
import { type OrderPrice, priceOrder } from '#domain/pricing/pricing.ts';
import { onceThere } from '#shared/loading.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useUser } from '#shared/session/use-user.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { useRows } from '#shared/use-rows.ts';
import { useNextVisit } from '#shared/visit/use-next-visit.ts';
import type { Selection } from './cart-actions.ts';
import { useCommentShown } from './use-comment-shown.ts';

export interface CartState {
  readonly cart: Cart;
  /** False until the device has read the cart and the dishes in it. */
  readonly isRead: boolean;
  readonly price: OrderPrice;
  /** Lines removed by a new menu or a sold-out dish, until the guest has seen the notice. */
  readonly removed: readonly RemovedLine[];
  readonly seenRemoved: () => void;
  /** True when the cart has grown; `undefined` when the device could not write it. Never rejects. */
  readonly add: (selection: Selection) => Promise<boolean | undefined>;
  /** Removes one unit of a dish, from the line that was added last. */
  readonly take: (productId: ProductId) => void;
  readonly setQuantity: (lineId: string, quantity: number) => void;
  readonly remove: (lineId: string) => void;
  /** Sets a line's kitchen comment; `isOfOne` splits one unit off into its own line and comments that. */
  readonly comment: (lineId: string, text: string, isOfOne?: boolean) => void;
  /** Runs at once, or when the comment that the guest has just left is shown: an order never leaves without it. */
  readonly whenShown: (run: () => void) => void;
  /** The dish added last, or one that the device could not add; the key is new for every press. [S2.40] */
  readonly added:
    | {
        readonly key: number;
        readonly selection: Selection;
        readonly onUndo: () => void;
      }
    | 'failed'
    | undefined;
  readonly seenAdded: () => void;
  /** Restores the line removed last. */
  readonly undo: { readonly name: string; readonly onUndo: () => void } | undefined;
}

const CartContext = createContext<CartState | undefined>(undefined);

export function useCart(): CartState {
  const state = useContext(CartContext);
  if (!state) throw new Error('No CartProvider');
  return state;
}

const UNDO_MS = 8_000;

/** The cart table and its actions load after the first card. */
const cartRows = () => import('#core/db/cart/cart-table.ts');
const cartActions = () => import('./cart-actions.ts');
const cartRules = () => import('#domain/cart/cart-rules.ts');
type Rules = Awaited<ReturnType<typeof cartRules>>;

export const CartProvider = ({ children }: { readonly children: ReactNode }) => {
  const { database, storage, serverNow, deviceNow } = useTabl();
  // Presses made before the database is open wait for one shared promise, which keeps their order.
  const ready = useMemo(
    () => onceThere(() => Promise.all([database(), cartRows(), cartActions(), cartRules()])),
    [database],
  );
  const snapshot = useMenu();
  const { place, index, settings, off, part } = snapshot;
  const { orderedAs: orderType, pricedAs, isToGo, isKnown } = useSession();
  const { ahead } = useOrdering();
  const hasUser = useUser() !== undefined;
  const now = useMinute(serverNow);
  const rows = useRows(async () => {
    const { readPricedCart } = await cartRows();
    return (db) => readPricedCart(db, place, hasUser);
  }, [place, hasUser]);
  const stored = rows?.cart;
  const further = rows?.further;
  const none = useMemo(() => emptyCart(place.id), [place.id]);
  // Dishes not loaded yet have no price, so an order with one of them appears once the whole menu is loaded.
  const isTold = !part || stored?.lines.every(({ productId }) => index.productById.has(productId));
  const cart = stored && isTold ? stored : none;

  const price = useMemo(
    () => priceOrder(index, cart.lines, { place, settings, orderType: pricedAs, isToGo, now, further }),
    [index, cart, place, settings, pricedAs, isToGo, now, further],
  );

  const write = useCallback(
    (how: (cart: Cart, rules: Rules) => Cart) =>
      ready()
        .then(([db, { changeCart }, , rules]) => changeCart(db, place.id, (current) => how(current, rules)))
        .catch(() => undefined),
    [ready, place.id],
  );
  const change = useCallback((...how: Parameters<typeof write>) => void write(...how), [write]);
  const { begin, whenShown } = useCommentShown(stored?.revision);

  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  useEffect(() => {
    // Until the session is read its order type is unknown, and a room's dish must not be removed from its cart.
    if (!isKnown || part || !stored || (stored.lines.length === 0 && !stored.held)) return;
    const context = { orderType, settings, off, hasUser, ahead };
    let isOver = false;
    void import('#domain/cart/reconcile.ts')
      .then(({ reconcileCart }) => {
        const judged = reconcileCart(stored, index, context);
        if (isOver || judged.cart === stored) return;
        setRemoved((before) => [...before, ...judged.removed]);
        change((current) => reconcileCart(current, index, context).cart);
      })
      // Ignored: the server validates every line again.
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [isKnown, stored, index, part, orderType, settings, off, hasUser, ahead, change]);

  useEffect(() => {
    // A failed mirror write is made up for by the next change.
    if (!stored || part) return;
    void ready()
      .then(([db, , { mirrorCart }]) => mirrorCart(stored, { index, place }, { db, storage }))
      .catch(() => undefined);
  }, [stored, index, part, place, ready, storage]);

  const [taken, setTaken] = useState<{ readonly line: RemovedLine['line']; readonly before: Cart }>();
  useEffect(() => {
    if (!taken) return;
    const timer = setTimeout(() => setTaken(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [taken]);

  const [added, setAdded] = useState<CartState['added']>();
  useNextVisit(cart.visitId, () => {
    setTaken(undefined);
    setRemoved([]);
    setAdded(undefined);
  });
  const remove = useCallback(
    (lineId: string) => {
      change((current, rules) => {
        const line = current.lines.find((one) => one.lineId === lineId);
        if (line) setTaken({ line, before: current });
        return rules.removeLine(current, lineId);
      });
    },
    [change],
  );

  // Stable for the same menu, so that a card re-renders only when its own dish changes.
  const add = useCallback(
    async (selection: Selection) => {
      const isAdded = await ready()
        .then(([db, , { addSelection }]) => addSelection(db, snapshot, orderType, selection, deviceNow()))
        .catch(() => undefined);
      const { quantity, product, variant, choice, comment = '' } = selection;
      const onUndo = () => {
        setAdded(undefined);
        change((current, rules) =>
          rules.takeBack(current, { productId: product.id, variantId: variant.id, choice, quantity, comment }),
        );
      };
      setAdded((before) => {
        if (!isAdded) return isAdded === undefined ? 'failed' : before;
        const key = typeof before === 'object' ? before.key + 1 : 1;
        return { key, selection, onUndo };
      });
      return isAdded;
    },
    [ready, snapshot, orderType, deviceNow, change],
  );
  const take = useCallback(
    (productId: ProductId) => change((current, rules) => rules.takeOne(current, productId)),
    [change],
  );

  const state = useMemo<CartState>(
    () => ({
      cart,
      isRead: cart !== none,
      price,
      removed,
      seenRemoved: () => setRemoved([]),
      add,
      take,
      added,
      seenAdded: () => setAdded(undefined),
      setQuantity: (lineId, quantity) =>
        quantity === 0 ? remove(lineId) : change((current, rules) => rules.changeQuantity(current, lineId, quantity)),
      remove,
      comment: (lineId, text, isOfOne) =>
        begin(
          write((current, rules) =>
            isOfOne
              ? rules.setCommentOfOne(current, lineId, text, `${lineId}-${current.revision}`)
              : rules.setComment(current, lineId, text),
          ),
        ),
      whenShown,
      undo: taken && {
        name: taken.line.seenName,
        onUndo: () => {
          setTaken(undefined);
          change((current, rules) => rules.putBack(current, taken.line, taken.before));
        },
      },
    }),
    [cart, none, price, removed, taken, add, take, added, remove, change, write, begin, whenShown],
  );
  return <CartContext value={state}>{children}</CartContext>;
};
