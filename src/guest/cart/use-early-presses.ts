// The guest's presses on a plus before the app was there: each is put into the order by the rules of every other press.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { parsePressNote } from '#contract/cart/press-note.ts';
import { readCart } from '#core/db/cart/cart-table.ts';
import { clearEarlyMarks, findPressNotes, forgetPressNote, wantedOrder } from '#core/platform/device/early-presses.ts';
import { isFreshNote } from '#domain/cart/press-note.ts';
import type { ProductId, VariantId } from '#domain/ids.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { defaultChoice, needsChoice } from '#domain/product/ingredients.ts';
import { useScannedCode } from '#guest/table/scanned-code.ts';
import type { Selection } from '#shared/cart/cart-actions.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useDiet } from '#shared/diet/diet-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';

export interface EarlyPressesProps {
  /** Adds a dish, or asks the guest first: then it gives false, and `isAsking` is true. undefined: it could not be written. */
  readonly add: (selection: Selection) => Promise<boolean | undefined>;
  readonly isAsking: boolean;
  /** Opens what must be chosen first. */
  readonly choose: (product: ProductId) => void;
  readonly openOrder: () => void;
}

/** How long the marks of the presses stay where the order has not shown them. */
const MARKS_MS = 500;
/** How long an order of an earlier visit, and a table's answer, are waited for: they may never come. */
const LATE_MS = 3_000;

/** Works through the presses of the open place, one after the other. */
export function useEarlyPresses({ add, isAsking, choose, openOrder }: EarlyPressesProps): void {
  const { place, index, part } = useMenu();
  const { deviceNow } = useTabl();
  const { hidesAdd } = useOrdering();
  const session = useSession();
  const diet = useDiet();
  const stored = useRows(async () => (db) => readCart(db, place.id), [place.id]);
  const code = useScannedCode(place.slug);
  const isLate = useLate();
  // Before that nobody knows what the guest may order and avoids, nor what their order holds from an earlier visit.
  // A table that is being asked about may begin another visit, and with it another order.
  const isSettled = isLate || (stored !== undefined && code === undefined);
  const isReady = session.isKnown && diet.isKnown && isSettled && !hidesAdd;
  const [turn, setTurn] = useState(0);
  const done = useRef<string>(undefined);
  const isBusy = useRef(false);
  const [isOver, setOver] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one press a turn, by the functions of that moment.
  useEffect(() => {
    if (!isReady || isAsking || isBusy.current || hasFailed) return;
    if (done.current !== undefined) forgetPressNote(done.current);
    const next = nextPress(index, place.slug, deviceNow());
    // A part of the menu does not know all dishes.
    setOver(next === 'nothing' || (next === 'later' && !part));
    if (typeof next === 'string') return;
    isBusy.current = true;
    done.current = next.key;
    const { selection } = next;
    const work = selection ? add(selection) : Promise.resolve(choose(next.product)).then(() => true);
    void work.then((isDone) => {
      isBusy.current = false;
      if (isDone !== undefined) return setTurn((before) => before + 1);
      // The guest is told that it failed. The note is the only copy of the press: it stays for the next page.
      done.current = undefined;
      setOver(true);
      setFailed(true);
    });
  }, [turn, isReady, isAsking, index]);

  // The bar of the order stands now where the mark of the presses stood.
  const isShown = useCart().cart.lines.length > 0;
  useLayoutEffect(() => {
    if (isShown && isOver) clearEarlyMarks();
  }, [isShown, isOver]);
  useEffect(() => {
    if (!isOver && !hidesAdd) return;
    const timer = setTimeout(clearEarlyMarks, MARKS_MS);
    return () => clearTimeout(timer);
  }, [isOver, hidesAdd]);

  const wasOpened = useRef(false);
  useEffect(() => {
    if (!isOver || !isShown || wasOpened.current) return;
    wasOpened.current = true;
    if (wantedOrder()) openOrder();
  }, [isOver, isShown, openOrder]);
}

function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

interface NextPress {
  readonly key: string;
  readonly product: ProductId;
  /** undefined: something must be chosen first. */
  readonly selection: Selection | undefined;
}

/** The oldest press at this place whose dish is known; `later`: there are others. */
function nextPress(index: MenuIndex, place: string, now: number): NextPress | 'later' | 'nothing' {
  let isMore = false;
  for (const [key, text] of findPressNotes()) {
    const note = parsePressNote(text);
    if (!note || !isFreshNote(note, now)) {
      forgetPressNote(key);
      continue;
    }
    if (note.place !== place) continue;
    const product = index.productById.get(note.product as ProductId);
    isMore ||= !product;
    if (!product) continue;
    const sized = note.size === undefined ? undefined : index.variantById.get(note.size as VariantId);
    const variant = sized?.product.id === product.id ? sized.variant : product.variants[0];
    const isOpen = needsChoice(index, product) || (product.variants.length > 1 && !sized);
    const selection =
      variant && !isOpen
        ? { product, variant, choice: defaultChoice(index, product), quantity: 1, comment: undefined, press: key }
        : undefined;
    return { key, product: product.id, selection };
  }
  return isMore ? 'later' : 'nothing';
}
