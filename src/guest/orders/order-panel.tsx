import { useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect } from 'react';
import type { CartLine } from '#domain/cart/cart.ts';
import { RETURNS } from '#domain/cart/reconcile.ts';
import { isProductVisible } from '#domain/menu/visibility.ts';
import { takesOrderType } from '#domain/order/order-type.ts';
import { isOutsideHours, isSoldOut } from '#domain/order/verdict.ts';
import { seatOf } from '#domain/session/session.ts';
import { CartPanel } from '#guest/cart/cart-panel.tsx';
import { CartSheet } from '#guest/cart/cart-sheet.tsx';
import { NotThisType } from '#guest/checkout/not-this-type.tsx';
import { TableSaving } from '#guest/checkout/table-saving.tsx';
import { useCheckoutEntry } from '#guest/checkout/use-checkout-entry.tsx';
import { useLimits } from '#guest/checkout/use-limits.tsx';
import { useIsOrderWhole } from '#guest/checkout/use-offers-without-table.ts';
import { useUpsell } from '#guest/checkout/use-upsell.tsx';
import { useCartDiet } from '#guest/diet/cart-diet.tsx';
import { useShown, useWhere } from '#guest/frame/where.ts';
import { OrdersBar } from '#guest/layout/orders-bar.tsx';
import { hoursParts } from '#guest/lazy/lazy-hours.tsx';
import { serviceParts } from '#guest/lazy/lazy-service.tsx';
import { ClosedHere } from '#guest/notices/closed-here.tsx';
import { useDeliveredPrice } from '#guest/order/use-delivered-price.ts';
import { useOrder } from '#guest/order/use-order.ts';
import { toLine } from '#guest/product/use-back-link.ts';
import { OrderStateBadge } from '#guest/service/order-state-badge.tsx';
import { joinHref } from '#guest/table/join-href.ts';
import type { CartProps } from '#shared/cart/cart-content.tsx';
import { useCart } from '#shared/cart/cart-context.tsx';
import { SendFailure } from '#shared/cart/send-failure.tsx';
import { useDropHeld } from '#shared/cart/use-held-lines.ts';
import { useDeviceKind } from '#shared/device/use-device.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { productHref } from '#shared/menu/card-view.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { SEND_WORDS } from '#shared/order/reason-text.tsx';
import { useCheckoutCatalog } from '#shared/order/use-checkout-catalog.ts';
import { useEntries, useLastSent } from '#shared/outbox/use-outbox.ts';
import { otherPrices } from '#shared/pricing/price-changes.ts';
import { useVat } from '#shared/pricing/use-vat.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useIsOnline } from '#shared/tabl-context.tsx';
import { useEndWithoutTable } from './embedded-end.tsx';
import { OrderTabsHere } from './order-tabs-here.tsx';

/** Link to the sent orders with the last one's progress, once the venue has it and its texts are loaded. */
export const SentBar = ({
  href,
  last,
  small = false,
}: NonNullable<ReturnType<typeof useLastSent>> & { readonly small?: boolean }) => {
  const isSaid = useServiceCatalog();
  const order = last?.state === 'received' ? last.order : undefined;
  return (
    <OrdersBar
      href={href}
      last={last}
      small={small}
      badge={isSaid && order ? <OrderStateBadge order={order} small={small} /> : undefined}
    />
  );
};

/** Loaded after the order, because the service part brings its own texts. */
const ServiceHere = () => (
  <Suspense>
    <serviceParts.OrderService />
  </Suspense>
);

/** The order beside the menu, on a tablet and in a room. */
export const OrderPanel = () => {
  const sent = useLastSent();
  const show = useShown();
  const props = useCartProps();
  const rows = (
    <>
      {sent && <SentBar {...sent} />}
      {props.rows}
      <ServiceHere />
    </>
  );
  return <CartPanel {...props} rows={rows} shut={useShutCategory()} isOrderedBeside={show === 'checkout'} />;
};

/** Name and next hours of the open category while none of its dishes has a plus. */
function useShutCategory() {
  const { index, off } = useMenu();
  const { ahead } = useOrdering();
  const category = index.categoryBySlug.get(useWhere().category ?? '');
  if (ahead || !category || !isOutsideHours(index, { categoryIds: [category.id] }, off)) return undefined;
  return (
    <>
      <strong lang={category.textLanguage}>{category.name}</strong>{' '}
      <Suspense>
        <hoursParts.DishHours product={{ categoryIds: [category.id] }} />
      </Suspense>
    </>
  );
}

/**
 * The order over the menu, on a phone and a kiosk; the back button closes it. A kiosk that only asks for the payment asks
 * beside the dishes.
 */
export const OrderSheet = () => {
  const isWhole = useIsOrderWhole();
  return isWhole ? <ToOrderPage /> : <CartOverMenu />;
};

/** Goes to the order page by replacing the cart's history entry. */
const ToOrderPage = () => {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({
      to: '.',
      search: (before) => ({ ...before, show: 'checkout' }),
      state: true,
      replace: true,
    });
  }, [navigate]);
  return <LoadingPart over />;
};

const CartOverMenu = () => {
  const { history } = useRouter();
  const navigate = useNavigate();
  const close = () => {
    // The previous entry is the page below; when the order was opened by its address, there is none.
    if (history.location.state.over !== undefined) history.back();
    else
      void navigate({
        to: '.',
        search: ({ show: _, ...before }) => before,
        hash: true,
        replace: true,
        resetScroll: false,
      });
  };
  const props = useCartProps();
  const rows = (
    <>
      {props.rows}
      <ServiceHere />
    </>
  );
  // The tabs link to the sent orders.
  return <CartSheet {...props} rows={rows} tabs={<OrderTabsHere current="cart" />} open onClose={close} />;
};

function useCartProps(): CartProps {
  const { index, place, settings, off, left } = useMenu();
  const { session, pricedAs, isToGo } = useSession();
  const { price, deliveryFrom } = useDeliveredPrice();
  const { cart, isRead, removed, seenRemoved, setQuantity, remove, comment, undo } = useCart();
  const dropHeld = useDropHeld(place.id);
  const { isBrowseOnly, verdict, orderType, stopped, hours } = useOrdering();
  const entries = useEntries();
  const diet = useCartDiet(cart);
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const device = useDeviceKind(orderType === 'room');

  const showOrders = useCallback(() => {
    void navigate({ to: '.', search: (before) => ({ ...before, show: 'orders' }), replace: true });
  }, [navigate]);
  const order = useOrder(showOrders);
  useEndWithoutTable(order.failure === 'table' && !isBrowseOnly);
  const { history } = useRouter();
  const edit = useCallback(
    ({ lineId, productId }: CartLine) => {
      const product = index.productById.get(productId);
      if (product) history.push(productHref(index, place.slug, product), toLine(lineId));
    },
    [index, place.slug, history],
  );
  const upsell = useUpsell(order.send, { cart });
  const limits = useLimits(upsell.send, cart);
  const vat = useVat(price, undefined, isToGo);
  const isSaid = useCheckoutCatalog();
  const entry = useCheckoutEntry();
  const refused = entries.find(({ id }) => id === order.toReplace);
  const changes = refused && otherPrices(refused);

  return {
    cart,
    isRead,
    index,
    price,
    deliveryFrom,
    vat,
    ...seatOf(session),
    sendState: order.isSaving
      ? 'sending'
      : order.failure === 'table' && !isBrowseOnly
        ? 'no_table'
        : (verdict ?? 'ready'),
    offline: !isOnline,
    pictures: device === 'phone' || device === 'kiosk',
    removed: removed.filter(({ reason }) => !RETURNS.has(reason)),
    priceChanged: changes !== undefined && cart.lines.length > 0,
    priceChanges: changes,
    onSeenRemoved: seenRemoved,
    onQuantity: setQuantity,
    onRemove: remove,
    left,
    whyHeld: ({ productId }) => {
      const product = index.productById.get(productId);
      if (!product || isSoldOut(product, off)) return undefined;
      if (!isProductVisible(index, product, orderType, settings, false)) return isSaid && <NotThisType />;
      if (!isOutsideHours(index, product, off)) return undefined;
      return (
        <Suspense>
          <hoursParts.DishHours product={product} />
        </Suspense>
      );
    },
    closed: !hours.open && stopped !== 'orders_paused' && !isBrowseOnly && <ClosedHere />,
    onEdit: edit,
    onDropHeld: dropHeld,
    onComment: comment,
    onSend: limits.send,
    question: limits.question || upsell.question,
    most: settings.limits.line || undefined,
    rows: (
      <>
        {(order.failure === 'changed' || order.failure === 'storage') && <SendFailure reason={order.failure} />}
        {entry.notes}
      </>
    ),
    ...diet,
    undo,
    checkout: entry.instead,
    saving: isSaid && pricedAs === undefined && takesOrderType(place, 'spot') && <TableSaving total={price.total} />,
    isCheckoutOnly: entry.isOnly && !isBrowseOnly,
    ...(isBrowseOnly && { shut: SEND_WORDS.looking_only }),
    joinHref: joinHref(place.slug),
  };
}
