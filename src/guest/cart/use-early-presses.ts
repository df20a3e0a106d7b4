// Adds the guest's presses on a plus before the app was loaded, by the same rules as any other press.
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
  /**
   * Adds a dish. Resolves false when the guest must be asked first, and `isAsking` becomes true; `undefined` when it could
   * not be saved.
   */
  readonly add: (selection: Selection) => Promise<boolean | undefined>;
  readonly isAsking: boolean;
  /** Opens the dish's required choice. */
  readonly choose: (product: ProductId) => void;
  readonly openOrder: () => void;
}

/** How long, ms, the marks of presses stay if the order does not show them. */
const MARKS_MS = 500;
/** Maximum wait, ms, for the stored cart and a table's answer, which may never come. */
const LATE_MS = 3_000;

/** Processes the open place's early presses, one after the other. */
export function useEarlyPresses({ add, isAsking, choose, openOrder }: EarlyPressesProps): void {
  const { place, index, part } = useMenu();
  const { deviceNow } = useTabl();
  const { hidesAdd } = useOrdering();
  const session = useSession();
  const diet = useDiet();
  const stored = useRows(async () => (db) => readCart(db, place.id), [place.id]);
  const code = useScannedCode(place.slug);
  const isLate = useLate();
  // Until then the guest's rights, avoidances and earlier cart are unknown. A table check may start a new visit with a new
  // order.
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
    // A partial menu does not contain all dishes.
    setOver(next === 'nothing' || (next === 'later' && !part));
    if (typeof next === 'string') return;
    isBusy.current = true;
    done.current = next.key;
    const { selection } = next;
    const work = selection ? add(selection) : Promise.resolve(choose(next.product)).then(() => true);
    void work.then((isDone) => {
      isBusy.current = false;
      if (isDone !== undefined) return setTurn((before) => before + 1);
      // The guest sees an error. The note is the only copy of the press, so it stays for the next page.
      done.current = undefined;
      setOver(true);
      setFailed(true);
    });
  }, [turn, isReady, isAsking, index]);

  // The order bar has replaced the mark of the presses.
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
  /** `undefined`: a required choice is missing. */
  readonly selection: Selection | undefined;
}

/** The oldest press at this place whose dish is loaded; `later`: only presses on other dishes are left. */
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
