import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { RETURNS } from '#domain/cart/reconcile.ts';
import type { CategoryId } from '#domain/ids.ts';
import { type NumberedDish, numberedDishes } from '#domain/menu/numbered-dishes.ts';
import { isProductVisible } from '#domain/menu/visibility.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { dishVerdict, sessionVerdict } from '#domain/order/verdict.ts';
import { priceLine, priceVariant } from '#domain/pricing/pricing.ts';
import { defaultChoice, needsChoice } from '#domain/product/ingredients.ts';
import { variantToAdd } from '#domain/product/variant-choice.ts';
import type { StaffTable } from '#domain/service/board.ts';
import { SendFailure } from '#shared/cart/send-failure.tsx';
import { useDeviceKind } from '#shared/device/use-device.ts';
import { OnItsWay } from '#shared/frame/on-its-way.tsx';
import { REMOVED_WORDS } from '#shared/order/reason-words.tsx';
import type { ProductSelection } from '#shared/product/product-screen.tsx';
import { useIsOnline } from '#shared/tabl-context.tsx';
import { useStaff } from '#staff/frame/staff-context.tsx';
import { StaleNotice } from '#staff/tables/stale-notice.tsx';
import type { TablesHere } from '#staff/tables/use-tables.ts';
import { DishChoiceSheet } from './dish-choice-sheet.tsx';
import { GuestsElsewhere } from './guests-elsewhere.tsx';
import { TakeOrderScreen } from './take-order-screen.tsx';
import { useDishSearch } from './use-dish-search.ts';
import { useHouseMenu } from './use-house-menu.ts';
import { useSayAdded } from './use-say-added.ts';
import { useSendTableOrder } from './use-send-table-order.ts';
import { useTableCart } from './use-table-cart.ts';

interface TakeOrderProps {
  readonly here: TablesHere;
  readonly table: StaffTable;
  /** The table's page. */
  readonly backHref: string;
}

/** Takes an order for a table: whoever is signed in, from the place's own menu. */
export const TakeOrderPage = (props: TakeOrderProps) => {
  const identity = useStaff()?.identity;
  if (identity?.kind !== 'person') return <OnItsWay />;
  // Another person, another draft.
  return <Taking key={`${identity.id} ${props.table.name}`} {...props} person={identity.id} takenBy={identity.name} />;
};

const Taking = ({
  here,
  table,
  backHref,
  person,
  takenBy,
}: TakeOrderProps & { readonly person: UserId; readonly takenBy: string }) => {
  const { board, time } = here;
  const { orderType } = table;
  const snapshot = useHouseMenu(board?.off);
  const { index, place, settings, off } = snapshot;
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const device = useDeviceKind(false);
  const isWide = device === 'tablet' || device === 'room';
  const cart = useTableCart({ person, table: table.name }, snapshot, orderType, table.sitting?.id);
  const sections = useMemo(() => numberedDishes(index, { orderType, settings }), [index, orderType, settings]);
  const [root, setRoot] = useState<CategoryId>();
  const [typed, setTyped] = useState('');
  const [choosing, setChoosing] = useState<NumberedDish>();
  const [isOrderOpen, setOrderOpen] = useState(false);
  const found = useDishSearch(index, sections, typed);
  const added = useSayAdded();
  const onSaved = useCallback(() => void navigate({ href: backHref, replace: true }), [navigate, backHref]);
  const { send, isSending, failure } = useSendTableOrder(onSaved);

  // A dish that is pressed before its order can be kept would be lost.
  if (!cart.draft) return <OnItsWay />;
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
    };
  };
  const put = (dish: NumberedDish, { variantId, choice, quantity, comment }: ProductSelection): void => {
    const variant = variantToAdd(dish.product, variantId);
    if (!variant.ok) return;
    const words = comment.trim() || undefined;
    if (cart.add({ product: dish.product, variant: variant.value, choice, quantity, comment: words })) {
      added(dish.product.name);
    }
  };
  const onDish = (dish: NumberedDish): void => {
    const { product } = dish;
    if (factsOf(dish).reason) return;
    if (product.variants.length > 1 || needsChoice(index, product)) setChoosing(dish);
    else put(dish, { variantId: undefined, choice: defaultChoice(index, product), quantity: 1, comment: '' });
  };
  const choose = (selection: ProductSelection): void => {
    if (choosing) put(choosing, selection);
    setChoosing(undefined);
  };
  const { draft } = cart;
  // The order goes to its guests, wherever they sit by now.
  const sitsAt = board?.tables.find(({ sitting }) => sitting !== undefined && sitting.id === draft?.sitting)?.name;
  const verdict = sessionVerdict({ place, settings, now: time.now }, orderType);
  return (
    <>
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
        onChoose={(dish) => !factsOf(dish).reason && setChoosing(dish)}
        isWide={isWide}
        isOrderOpen={isOrderOpen}
        onOrderOpen={setOrderOpen}
        notices={
          <>
            {time.isStale && <StaleNotice heardAt={here.heardAt} timeZone={time.timeZone} />}
            {sitsAt !== undefined && sitsAt !== table.name && <GuestsElsewhere at={sitsAt} />}
          </>
        }
        order={{
          cart: cart.cart,
          index,
          price: cart.price,
          forTable: table.name,
          sendState: isSending ? 'sending' : (verdict ?? 'ready'),
          offline: !isOnline,
          removed: cart.removed.filter(({ reason }) => !RETURNS.has(reason)),
          onSeenRemoved: cart.seenRemoved,
          onQuantity: cart.setQuantity,
          onRemove: cart.remove,
          onDropHeld: cart.dropHeld,
          whyHeld: ({ productId }) => {
            const product = index.productById.get(productId);
            const isHidden = product && !isProductVisible(index, product, orderType, settings, false);
            return isHidden ? REMOVED_WORDS.wrong_order_type : undefined;
          },
          onComment: cart.comment,
          onSend: () => send({ snapshot, draft, price: cart.price, takenBy }),
          rows: failure && <SendFailure reason={failure} />,
          undo: cart.undo,
        }}
      />
      {choosing && (
        <DishChoiceSheet
          key={choosing.number}
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
          onAdd={choose}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </>
  );
};
