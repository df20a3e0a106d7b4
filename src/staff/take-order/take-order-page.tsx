import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { availabilityAt } from '#domain/availability/availability.ts';
import { rowsByTheClock } from '#domain/availability/category-hours.ts';
import { layOff } from '#domain/availability/lay-off.ts';
import type { Cart, CartLine, IngredientChoice } from '#domain/cart/cart.ts';
import { RETURNS } from '#domain/cart/reconcile.ts';
import { allergicDishes } from '#domain/diet/allergic-dishes.ts';
import { type Avoidance, isNothing, NO_AVOIDANCE } from '#domain/diet/diet.ts';
import { judgeDish } from '#domain/diet/judge-dish.ts';
import { inUnlistedParts, judgeLines } from '#domain/diet/unlisted-parts.ts';
import type { CategoryId } from '#domain/ids.ts';
import type { AvailabilityRow, Product } from '#domain/menu/menu.ts';
import { indexMenu } from '#domain/menu/menu-index.ts';
import {
  type DishSection,
  dishesNumbered,
  dishesOf,
  type NumberedDish,
  numberedDishes,
} from '#domain/menu/numbered-dishes.ts';
import { isProductVisible } from '#domain/menu/visibility.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { avoidanceOfTicket, avoidedBeyond, bothAvoided } from '#domain/order/table-draft.ts';
import { dishVerdict, sessionVerdict } from '#domain/order/verdict.ts';
import { priceLine, priceVariant } from '#domain/pricing/pricing.ts';
import { defaultChoice, needsChoice } from '#domain/product/ingredients.ts';
import { variantToAdd } from '#domain/product/variant-choice.ts';
import { createJudge, NO_FILTER } from '#domain/search/avoidance-filter.ts';
import { ownWords } from '#domain/search/search-words.ts';
import type { StaffTable } from '#domain/service/board.ts';
import { avoidedInSitting } from '#domain/service/order-stage.ts';
import { SendFailure } from '#shared/cart/send-failure.tsx';
import { useDeviceKind } from '#shared/device/use-device.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import type { MenuSnapshot } from '#shared/menu/menu-snapshot.ts';
import { REMOVED_WORDS } from '#shared/order/reason-text.tsx';
import type { ProductSelection } from '#shared/product/product-screen.tsx';
import { ownFields } from '#shared/search/search-fields.ts';
import { createNearWords } from '#shared/search/search-near.ts';
import { findDishes, foldQuery } from '#shared/search/search-results.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { useRows } from '#shared/use-rows.ts';
import { useStaff } from '#staff/frame/staff-context.tsx';
import { NoteForOrder } from '#staff/table/booking-note.tsx';
import { StaleNotice } from '#staff/tables/stale-notice.tsx';
import type { TablesHere } from '#staff/tables/use-tables.ts';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { arrowsLeftRight } from '#ui/look/staff-icons.ts';
import { useAnnounce } from '#ui/words/announcer.tsx';
import { AllergyNote } from './allergy-note.tsx';
import { DishChoiceSheet } from './dish-choice-sheet.tsx';
import { type BothMenus, KitchenWords, useKitchenLines } from './kitchen-words.tsx';
import { AllergyButton, AllergySheet, SaidBefore, SendAnywaySheet } from './order-allergy.tsx';
import { TakeOrderScreen } from './take-order-screen.tsx';
import { useSendTableOrder } from './use-send-table-order.ts';
import { useTableCart } from './use-table-cart.ts';

const MOST = 40;

/** Dishes that match the typed text by number or name, in the reader's or the venue's language; `undefined` without text. */
function useDishSearch(
  { index, kitchen }: BothMenus,
  sections: readonly DishSection[],
  typed: string,
): readonly NumberedDish[] | undefined {
  const dishes = useMemo(() => dishesOf(sections), [sections]);
  const search = useMemo(() => {
    const products = dishes.map(({ product }) => product);
    const inKitchen = (product: Product) => kitchen.productById.get(product.id) ?? product;
    const fields = [
      ...ownFields(index, products),
      ...ownFields(kitchen, products.map(inKitchen)).map((field) => ({ ...field, own: false })),
    ];
    const others = [(product: Product) => ownWords(kitchen, inKitchen(product))];
    return {
      products,
      fields,
      near: createNearWords(fields),
      own: (product: Product) => ownWords(index, product),
      others,
    };
  }, [index, kitchen, dishes]);
  const query = foldQuery(typed);
  return useMemo(() => {
    if (query === '') return undefined;
    const numbered = dishesNumbered(dishes, typed);
    const { found } = findDishes(search, query, NO_FILTER, { isOff: () => false, judge: createJudge(index) });
    const named = [...found.free, ...found.traces, ...found.undeclared].flatMap(
      (product) => dishes.find((dish) => dish.product === product) ?? [],
    );
    return [...new Set([...numbered, ...named])].slice(0, MOST);
  }, [query, typed, dishes, search, index]);
}

interface WaitersMenu extends BothMenus {
  /** The menu in the reader's language. */
  readonly snapshot: MenuSnapshot;
}

/** The menu in the reader's language, and in the kitchen's. `rows`: off items from the staff's board. */
function useWaitersMenu(rows: readonly AvailabilityRow[] | undefined): WaitersMenu {
  const snapshot = useMenu();
  const { menus, serverNow } = useTabl();
  const isOnline = useIsOnline();
  const now = useMinute(serverNow);
  const { place, menu } = snapshot;
  const stored = useRows(async () => {
    const { readMenu, readMenuVersion } = await import('#core/db/menu/menu-table.ts');
    let last: Awaited<ReturnType<typeof readMenu>>;
    return async (db) => {
      const version = await readMenuVersion(db, place.id);
      if (last === undefined || last.menu.version !== version) last = await readMenu(db, place.id);
      return last;
    };
  }, [place.id]);
  // These pages have no guest stream, so a newly published menu is requested.
  useEffect(() => {
    if (isOnline) void menus.refresh(place.slug);
  }, [menus, place.slug, isOnline]);
  // The board knows what is off, so the indexes begin without the guests' rows.
  const own = useMemo(() => indexMenu(menu), [menu]);
  const theirs = useMemo(() => stored && indexMenu(stored.menu), [stored]);
  return useMemo(() => {
    const kitchen = theirs?.menu.version === menu.version ? theirs : own;
    const kitchenLanguage = place.defaultLanguage;
    if (!rows) return { snapshot, index: snapshot.index, kitchen, kitchenLanguage };
    const byTheClock = rowsByTheClock(menu, place.timeZone, now).rows;
    const { off, left } = availabilityAt([...rows, ...byTheClock], now);
    const index = layOff(own, off);
    return { snapshot: { ...snapshot, index, off, left }, index, kitchen, kitchenLanguage };
  }, [snapshot, menu, own, theirs, place.defaultLanguage, place.timeZone, rows, now]);
}

/** Below each line: the kitchen's words, and a warning of the guests' allergies. `avoided`: all of the table's. */
function useLineNotes(menu: BothMenus, cart: Cart, avoided: Avoidance): ReadonlyMap<string, ReactNode> {
  const kitchenLines = useKitchenLines(menu, cart);
  const { index } = menu;
  return useMemo(() => {
    const judged = isNothing(avoided) ? [] : judgeLines(index, cart.lines, avoided);
    const warned = judged.map(({ lineId, ...note }): [string, ReactNode] => [
      lineId,
      <>
        {kitchenLines.get(lineId)}
        <AllergyNote {...note} />
      </>,
    ]);
    return new Map([...kitchenLines, ...warned]);
  }, [kitchenLines, index, cart.lines, avoided]);
}

/** Notice that the guests of this order were moved. */
const GuestsElsewhere = ({ at: table }: { readonly at: string }) => (
  <WaitNotice
    icon={arrowsLeftRight}
    testId="guests-elsewhere"
    title={<Trans>These guests sit at table {table} by now. The order goes there.</Trans>}
  />
);

/** Announces to screen readers that a dish was added. */
const useSayAdded = (): ((name: string) => void) => {
  const { t } = useLingui();
  const announce = useAnnounce();
  // The page's live region outlives this page, and would still tell of a dish on the next one.
  useEffect(() => () => announce(''), [announce]);
  return (name) => announce(t`${name} is in the order`);
};

/** The dish whose choice is open. `line`: it changes that line of the order. */
interface Choosing {
  readonly product: Product;
  readonly line?: CartLine;
}

interface TakeOrderProps {
  readonly here: TablesHere;
  readonly table: StaffTable;
  /** The table's page. */
  readonly backHref: string;
  /** Leads to the table's page, past the open sheets, once the order is stored. Stable. */
  readonly onSent: (sheets: number) => void;
}

/** Takes an order for a table as the signed-in person, from the menu in both languages. */
export const TakeOrderPage = (props: TakeOrderProps) => {
  const identity = useStaff()?.identity;
  if (identity?.kind !== 'person') return <LoadingPart />;
  // Each person has their own draft.
  return <Taking key={`${identity.id} ${props.table.name}`} {...props} person={identity.id} takenBy={identity.name} />;
};

const Taking = ({
  here,
  table,
  backHref,
  onSent,
  person,
  takenBy,
}: TakeOrderProps & { readonly person: UserId; readonly takenBy: string }) => {
  const { board, time } = here;
  const { orderType } = table;
  const menu = useWaitersMenu(board?.off);
  const { snapshot, index } = menu;
  const { place, settings, off } = snapshot;
  const isOnline = useIsOnline();
  const device = useDeviceKind(false);
  const isWide = device === 'tablet' || device === 'room';
  const cart = useTableCart({ person, table: table.name }, snapshot, orderType, table.sitting?.id);
  const sections = useMemo(() => numberedDishes(index, { orderType, settings }), [index, orderType, settings]);
  const [root, setRoot] = useState<CategoryId>();
  const [typed, setTyped] = useState('');
  const [choosing, setChoosing] = useState<Choosing>();
  const [isOrderOpen, setOrderOpen] = useState(false);
  const found = useDishSearch(menu, sections, typed);
  const added = useSayAdded();
  const [isAllergyOpen, setAllergyOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const saved = cart.draft?.avoidance;
  // An allergy that another order of the table names marks the dishes too: its guest may eat them.
  const { said, avoided } = useMemo(() => {
    const before = avoidedInSitting(board?.orders ?? [], table.sitting?.id);
    const own = saved ?? NO_AVOIDANCE;
    return { said: avoidedBeyond(before, own), avoided: bothAvoided(before, own) };
  }, [board?.orders, table.sitting?.id, saved]);
  const notes = useLineNotes(menu, cart.cart, avoided);
  const sheets = useRef(0);
  const { send, isSending, failure } = useSendTableOrder(useCallback(() => onSent(sheets.current), [onSent]));
  // The order, with the reason, is below the question.
  useEffect(() => {
    if (failure) setAsked(false);
  }, [failure]);
  const allergic = allergicDishes(index, cart.cart.lines, avoided.avoid);
  const isQuestion = isAsked && allergic !== undefined;
  // The last dish was changed: a dish added later asks anew.
  useEffect(() => setAsked(isQuestion), [isQuestion]);
  const sendShown = useRef<() => void>(undefined);

  // A dish pressed before the draft is loaded would be lost.
  if (!cart.draft) return <LoadingPart />;
  const { avoidance } = cart.draft;
  const judge = isNothing(avoided)
    ? undefined
    : (product: Product, choice?: IngredientChoice) => judgeDish(index, product, choice, avoided);
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of cart.cart.lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  const factsOf = ({ product }: NumberedDish) => {
    const prices = product.variants.flatMap(
      (variant) => (variant.isOff ? undefined : priceVariant(product, variant, settings, orderType)?.after) ?? [],
    );
    return {
      price: prices.toSorted((one, other) => one - other)[0],
      isFrom: new Set(prices).size > 1,
      reason: dishVerdict(index, product, { orderType, settings, off, hasUser: false }),
      quantity: quantities.get(product.id) ?? 0,
      verdict: judge?.(product),
    };
  };
  const put = (product: Product, { variantId, choice, quantity, comment }: ProductSelection, line?: CartLine): void => {
    const variant = variantToAdd(product, variantId);
    if (!variant.ok) return;
    const words = comment.trim() || undefined;
    const selection = { product, variant: variant.value, choice, quantity, comment: words };
    if (line) cart.edit(line.lineId, selection);
    else if (cart.add(selection)) added(product.name);
  };
  const onDish = (dish: NumberedDish): void => {
    const { product } = dish;
    if (factsOf(dish).reason) return;
    if (product.variants.length > 1 || needsChoice(index, product)) setChoosing({ product });
    else put(product, { variantId: undefined, choice: defaultChoice(index, product), quantity: 1, comment: '' });
  };
  const choose = (selection: ProductSelection): void => {
    if (choosing) put(choosing.product, selection, choosing.line);
    setChoosing(undefined);
  };
  const { draft } = cart;
  // The order follows its guests to their current table.
  const sitsAt = board?.tables.find(({ sitting }) => sitting !== undefined && sitting.id === draft?.sitting)?.name;
  const sendNow = (): void => {
    sheets.current = Number(!isWide && isOrderOpen) + Number(isQuestion);
    const onTicket = { ...draft, avoidance: avoidanceOfTicket(avoidance, said) };
    // The order's names are the kitchen's.
    send({ snapshot: { ...snapshot, index: menu.kitchen }, draft: onTicket, price: cart.price, takenBy });
  };
  sendShown.current = () => (allergic ? setAsked(true) : sendNow());
  const verdict = sessionVerdict({ place, settings, now: time.now }, orderType);
  return (
    <KitchenWords {...menu}>
      <TakeOrderScreen
        table={table.name}
        backHref={backHref}
        sections={sections}
        factsOf={factsOf}
        root={sections.some((one) => one.root.id === root) ? root : sections[0]?.root.id}
        onRoot={setRoot}
        typed={typed}
        onTyped={setTyped}
        found={found}
        onDish={onDish}
        onChoose={(dish) => !factsOf(dish).reason && setChoosing({ product: dish.product })}
        isWide={isWide}
        isOrderOpen={isOrderOpen}
        onOrderOpen={setOrderOpen}
        notices={
          <>
            {time.isStale && <StaleNotice heardAt={here.heardAt} timeZone={time.timeZone} />}
            {board && <NoteForOrder board={board} table={table} />}
            {sitsAt !== undefined && sitsAt !== table.name && <GuestsElsewhere at={sitsAt} />}
          </>
        }
        order={{
          cart: cart.cart,
          index,
          notes,
          allergy: (
            <>
              <AllergyButton index={index} avoidance={avoidance} onPress={() => setAllergyOpen(true)} />
              <SaidBefore index={index} said={said} onAdd={() => cart.avoid((before) => bothAvoided(before, said))} />
            </>
          ),
          price: cart.price,
          forTable: table.name,
          sendState: isSending ? 'sending' : (verdict ?? 'ready'),
          offline: !isOnline,
          removed: cart.removed.filter(({ reason }) => !RETURNS.has(reason)),
          onSeenRemoved: cart.seenRemoved,
          onQuantity: cart.setQuantity,
          onRemove: cart.remove,
          onEdit: (line) => {
            const product = index.productById.get(line.productId);
            if (product) setChoosing({ product, line });
          },
          onDropHeld: cart.dropHeld,
          whyHeld: ({ productId }) => {
            const product = index.productById.get(productId);
            const isHidden = product && !isProductVisible(index, product, orderType, settings, false);
            return isHidden ? REMOVED_WORDS.wrong_order_type : undefined;
          },
          onComment: cart.comment,
          onSend: () => cart.whenShown(() => sendShown.current?.()),
          rows: failure && <SendFailure reason={failure} />,
          undo: cart.undo,
        }}
      />
      {choosing && (
        <DishChoiceSheet
          key={choosing.line?.lineId ?? choosing.product.id}
          index={index}
          product={choosing.product}
          priceOf={(variant) => priceVariant(choosing.product, variant, settings, orderType)}
          totalOf={({ variantId, choice, quantity }) =>
            variantId === undefined
              ? undefined
              : priceLine(
                  index,
                  { productId: choosing.product.id, variantId, choice, quantity },
                  { settings, orderType },
                )?.total
          }
          initial={choosing.line && { ...choosing.line, comment: choosing.line.comment ?? '' }}
          warningOf={
            judge &&
            ((choice) => {
              const verdict = judge(choosing.product, choice);
              return (
                <AllergyNote verdict={verdict} unlisted={inUnlistedParts(index, choosing.product, choice, verdict)} />
              );
            })
          }
          onAdd={choose}
          onClose={() => setChoosing(undefined)}
        />
      )}
      {isAsked && allergic && (
        <SendAnywaySheet
          {...{ index, avoided }}
          dishes={allergic}
          onWithout={(line, choice) => {
            const product = index.productById.get(line.productId);
            if (product) put(product, { ...line, choice, comment: line.comment ?? '' }, line);
          }}
          onSend={sendNow}
          onClose={() => setAsked(false)}
        />
      )}
      {isAllergyOpen && (
        <AllergySheet index={index} avoidance={avoidance} onChange={cart.avoid} onClose={() => setAllergyOpen(false)} />
      )}
    </KitchenWords>
  );
};
