import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import {
  addToCart,
  changeQuantity,
  putBack,
  removeLine,
  setComment,
  setCommentOfOne,
} from '#domain/cart/cart-rules.ts';
import { dropHeld, type RemovedLine, reconcileCart } from '#domain/cart/reconcile.ts';
import type { Avoidance } from '#domain/diet/diet.ts';
import type { SessionId } from '#domain/ids.ts';
import { type DraftOwner, draftForSitting, type TableDraft, withAvoidance } from '#domain/order/table-draft.ts';
import type { OrderType } from '#domain/place/place.ts';
import { type OrderPrice, priceOrder } from '#domain/pricing/pricing.ts';
import { withService } from '#domain/pricing/service-charge.ts';
import { lineOf, type Selection } from '#shared/cart/cart-actions.ts';
import { useCommentShown } from '#shared/cart/use-comment-shown.ts';
import type { MenuSnapshot } from '#shared/menu/menu-snapshot.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { useRows } from '#shared/use-rows.ts';

export interface TableCart {
  /** `undefined`: not read yet. */
  readonly draft: TableDraft | undefined;
  readonly cart: Cart;
  readonly price: OrderPrice;
  /** Lines removed by a new menu or a sold-out dish, until the notice was seen. */
  readonly removed: readonly RemovedLine[];
  readonly seenRemoved: () => void;
  /** False when the dish has no price. */
  readonly add: (selection: Selection) => boolean;
  /** Replaces a line by a new line at the end; false when the dish has no price. */
  readonly edit: (lineId: string, selection: Selection) => boolean;
  readonly setQuantity: (lineId: string, quantity: number) => void;
  readonly remove: (lineId: string) => void;
  readonly dropHeld: (lineId: string) => void;
  /** Changes the allergens and diets of the order. */
  readonly avoid: (how: (before: Avoidance) => Avoidance) => void;
  readonly comment: (lineId: string, text: string, isOfOne?: boolean) => void;
  /** Runs at once, or when the comment that the waiter has just left is shown. */
  readonly whenShown: (run: () => void) => void;
  readonly undo: { readonly name: string; readonly onUndo: () => void } | undefined;
}

const UNDO_MS = 8_000;

/**
 * The draft of an order being taken: stored on the device, with the rules of every cart. `sitting`: the current one of the
 * table.
 */
export function useTableCart(
  { person, table }: DraftOwner,
  snapshot: MenuSnapshot,
  orderType: OrderType,
  sitting: SessionId | undefined,
): TableCart {
  const { database, deviceNow, serverNow } = useTabl();
  const { place, index, settings, off, part } = snapshot;
  const now = useMinute(serverNow);
  const row = useRows(async () => {
    const { readTableDraft } = await import('#core/db/order/table-draft-table.ts');
    return (db) => readTableDraft(db, place.id, { person, table });
  }, [place.id, person, table]);
  const draft = useMemo(() => row && draftForSitting(row, sitting), [row, sitting]);
  const none = useMemo(() => emptyCart(place.id), [place.id]);
  const cart = draft?.cart ?? none;
  const price = useMemo(
    () => priceOrder(index, cart.lines, { place, settings, orderType, now, further: withService(place.serviceCharge) }),
    [index, cart, place, settings, orderType, now],
  );

  const changeWhole = useCallback(
    (how: (before: TableDraft) => TableDraft) => {
      let revision = 0;
      const changeDraft = (before: TableDraft): TableDraft => {
        const present = draftForSitting(before, sitting);
        const after = how(present);
        revision = after.cart.revision;
        return after === present ? before : { ...after, changedAt: deviceNow() };
      };
      return Promise.all([database(), import('#core/db/order/table-draft-table.ts')])
        .then(([db, { changeTableDraft }]) => changeTableDraft(db, place.id, { person, table }, changeDraft))
        .then(() => ({ revision }))
        .catch(() => undefined);
    },
    [database, deviceNow, place.id, person, table, sitting],
  );
  const change = useCallback(
    (how: (before: Cart) => Cart) =>
      changeWhole((before) => {
        const after = how(before.cart);
        return after === before.cart ? before : { ...before, cart: after };
      }),
    [changeWhole],
  );
  const { begin, whenShown } = useCommentShown(draft?.cart.revision);

  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  useEffect(() => {
    if (part || (cart.lines.length === 0 && !cart.held)) return;
    const context = { orderType, settings, off, hasUser: false };
    const judged = reconcileCart(cart, index, context);
    if (judged.cart === cart) return;
    setRemoved((before) => [...before, ...judged.removed]);
    void change((current) => reconcileCart(current, index, context).cart);
  }, [cart, index, part, orderType, settings, off, change]);

  const [taken, setTaken] = useState<{ readonly line: RemovedLine['line']; readonly before: Cart }>();
  useEffect(() => {
    if (!taken) return;
    const timer = setTimeout(() => setTaken(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [taken]);
  const remove = useCallback(
    (lineId: string) => {
      const line = cart.lines.find((one) => one.lineId === lineId);
      if (line) setTaken({ line, before: cart });
      change((current) => removeLine(current, lineId));
    },
    [cart, change],
  );
  const add = useCallback(
    (selection: Selection) => {
      const line = lineOf(snapshot, orderType, selection, deviceNow());
      if (line) change((current) => addToCart(current, line));
      return line !== undefined;
    },
    [snapshot, orderType, deviceNow, change],
  );
  const edit = useCallback(
    (lineId: string, selection: Selection) => {
      const line = lineOf(snapshot, orderType, selection, deviceNow());
      if (line) change((current) => addToCart(removeLine(current, lineId), line));
      return line !== undefined;
    },
    [snapshot, orderType, deviceNow, change],
  );
  return useMemo(
    () => ({
      draft,
      cart,
      price,
      removed,
      seenRemoved: () => setRemoved([]),
      add,
      edit,
      setQuantity: (lineId, quantity) =>
        quantity === 0 ? remove(lineId) : change((current) => changeQuantity(current, lineId, quantity)),
      remove,
      dropHeld: (lineId) => change((current) => dropHeld(current, lineId)),
      avoid: (how) => void begin(changeWhole((before) => withAvoidance(before, how(before.avoidance)))),
      comment: (lineId, text, isOfOne) =>
        begin(
          change((current) =>
            isOfOne
              ? setCommentOfOne(current, lineId, text, `${lineId}-${current.revision}`)
              : setComment(current, lineId, text),
          ),
        ),
      whenShown,
      undo: taken && {
        name: taken.line.seenName,
        onUndo: () => {
          setTaken(undefined);
          change((current) => putBack(current, taken.line, taken.before));
        },
      },
    }),
    [draft, cart, price, removed, add, edit, remove, change, changeWhole, taken, begin, whenShown],
  );
}
