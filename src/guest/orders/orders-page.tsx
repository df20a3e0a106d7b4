import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { takenDown } from '#domain/cart/few-left.ts';
import { dishesWith } from '#domain/diet/conflicts.ts';
import { allergensOfMenu } from '#domain/diet/judge-dish.ts';
import type { OrderId, ProductId } from '#domain/ids.ts';
import { offeredTypes } from '#domain/order/checkout/checkout-form.ts';
import { fieldToMend } from '#domain/order/checkout/to-mend.ts';
import { codesAt } from '#domain/order/codes-at.ts';
import { lastFactAt } from '#domain/order/last-known.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { placeTexts } from '#domain/place/place.ts';
import { MAX_GUEST_NAME } from '#domain/session/guest-name.ts';
import { seatOf } from '#domain/session/session.ts';
import { useOffersWithoutTable } from '#guest/checkout/use-offers-without-table.ts';
import { ProfileOffer } from '#guest/lazy/lazy-account.tsx';
import { serviceParts } from '#guest/lazy/lazy-service.tsx';
import { ClosedHere } from '#guest/notices/closed-here.tsx';
import { FailedToast } from '#guest/notices/failed-toast.tsx';
import { namesOrder } from '#guest/order/use-followed-order.ts';
import { useLastHeard } from '#guest/order/use-last-heard.ts';
import { PaymentLink } from '#guest/orders/later/awaited-payment.tsx';
import { hrefOfPayment } from '#guest/payment/payment-address.ts';
import { useAwaitsBank } from '#guest/payment/use-awaits-bank.ts';
import { GuestName } from '#guest/service/guest-name.tsx';
import { MovedNotice } from '#guest/service/moved-notice.tsx';
import { joinHref } from '#guest/table/join-href.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useDeviceKind } from '#shared/device/use-device.ts';
import { useIsOwnPhone } from '#shared/device/use-own-phone.ts';
import { ConnectionText } from '#shared/frame/connection-text.tsx';
import { backgroundOf } from '#shared/menu/card-view.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { readSummary } from '#shared/order/sent-summary.ts';
import { useLineNames } from '#shared/order/use-line-names.ts';
import { useEntryAnswers } from '#shared/outbox/use-entry-answers.ts';
import { useReadEntries, useTableOrders } from '#shared/outbox/use-outbox.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useGuestName } from '#shared/session/use-guest-name.ts';
import { useMovedTable } from '#shared/session/use-moved-table.ts';
import { useIsOnline, useLanguage, useStorageKind, useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { EmbeddedEnd } from './embedded-end.tsx';
import { FollowLinkHere } from './follow-link-here.tsx';
import { FollowedPage } from './followed-page.tsx';
import { OrderAgainHere } from './order-again-here.tsx';
import { EntryFactsHere, PickupHere } from './order-facts-here.tsx';
import { OrderTabsHere } from './order-tabs-here.tsx';
import { OrdersScreen } from './orders-screen.tsx';
import { VoidedHere } from './voided-here.tsx';
import { WithdrawHere } from './withdraw-here.tsx';

/** Orders sent from this device, or the one named by the address. `framed`: inside the menu's frame. */
export const OrdersPage = ({ framed }: { readonly framed: boolean }): ReactNode => {
  const { hash } = useLocation();
  return namesOrder(hash) ? <FollowedPage key={hash} framed={framed} hash={hash} /> : <OwnOrders framed={framed} />;
};

const NO_ENTRIES: readonly OutboxEntry[] = [];

/** Orders sent from this device, with their states. */
const OwnOrders = ({ framed }: { readonly framed: boolean }) => {
  const answers = useEntryAnswers();
  const { place, index, settings } = useMenu();
  const { session } = useSession();
  const { hours, stopped } = useOrdering();
  const { name } = placeTexts(place, useLanguage().language);
  const device = useDeviceKind(session?.orderType === 'room');
  const ownPhone = useIsOwnPhone();
  const wordsOf = useLineNames();
  const read = useReadEntries();
  const entries = useMemo(
    () => (read ?? NO_ENTRIES).map((entry) => ({ ...entry, summary: readSummary(index, entry) })),
    [read, index],
  );
  const tableOrders = useTableOrders();
  const offers = useOffersWithoutTable();
  const offered = offeredTypes(place).filter(offers);
  const withoutTable =
    offered.length > 0 ? { delivery: offered.includes('delivery'), pickup: offered.includes('preorder') } : undefined;
  const now = useMinute(useTabl().serverNow);
  const isOnline = useIsOnline();
  const heardAt = useLastHeard(now);
  const awaitsBankOf = useAwaitsBank();
  const storage = useStorageKind();
  const navigate = useNavigate();
  const guest = useGuestName();
  const { cart, setQuantity } = useCart();
  const isSaid = useServiceCatalog();
  const moved = useMovedTable();
  const pictureOf = useCallback(
    (id: ProductId) => {
      const product = index.productById.get(id);
      return product && { picture: product.images[0], name: product.name, cloth: backgroundOf(index, product) };
    },
    [index],
  );
  const allergens = useMemo(() => allergensOfMenu(index), [index]);
  const showAt = useCallback(
    (show: 'cart' | 'checkout') => void navigate({ to: '/$place', params: { place: place.slug }, search: { show } }),
    [navigate, place.slug],
  );
  const showOrder = useCallback(() => showAt('cart'), [showAt]);
  /**
   * A rejected order is handled in the cart. One with a quote stays, because its changes are shown beside the dishes and the
   * next order refers to it.
   */
  const putAway = (id: OrderId): OutboxEntry | undefined => {
    const entry = entries.find((one) => one.id === id);
    if (!entry?.refusal?.quote) answers.dismiss(id);
    return entry;
  };
  return (
    <>
      <EmbeddedEnd />
      {isSaid && (
        <Suspense>
          <serviceParts.ChangedOrder entries={entries} onChange={showAt} onReplaced={answers.dismiss} />
        </Suspense>
      )}
      <OrdersScreen
        isSaid={isSaid}
        placeName={name.text}
        placeLanguage={name.language}
        orderLanguage={place.defaultLanguage}
        wordsOf={wordsOf}
        ownPhone={ownPhone}
        homeHref={`/${place.slug}`}
        joinHref={joinHref(place.slug)}
        codes={codesAt(place)}
        withoutTable={withoutTable}
        {...seatOf(session)}
        timeZone={place.timeZone}
        now={now}
        isOffline={!isOnline}
        awaitsBankOf={awaitsBankOf}
        knownAtOf={(order) => heardAt ?? lastFactAt(order)}
        minutesOf={(order) =>
          now !== undefined && (
            <Suspense>
              <serviceParts.UsualHere order={order} now={now} />
            </Suspense>
          )
        }
        pickupOf={(entry) => <PickupHere entry={entry} />}
        closed={!hours.open && stopped === undefined && <ClosedHere />}
        entries={entries}
        isRead={read !== undefined}
        tableOrders={tableOrders}
        isKept={storage === 'kept'}
        silentMinutes={settings.orderSilentMinutes}
        connection={<ConnectionText online={isOnline} />}
        pictureOf={pictureOf}
        allergens={allergens}
        framed={framed}
        dishesWithOf={({ lines, avoidance }) => dishesWith(index, lines, avoidance)}
        factsOf={(entry) => (
          <>
            {isSaid && entry.order?.cardPayment?.awaits && (
              <PaymentLink
                href={hrefOfPayment(place.slug, entry.order.id)}
                total={entry.order.total}
                awaitsBank={awaitsBankOf(entry.order)}
              />
            )}
            {entry.order && <VoidedHere order={entry.order} />}
            <EntryFactsHere entry={entry} />
          </>
        )}
        againOf={(entry) => (
          <>
            {ownPhone && entry.id === entries[0]?.id && entry.order?.status !== 'rejected' && (
              <Suspense>
                <ProfileOffer />
              </Suspense>
            )}
            <OrderAgainHere entry={entry} onShow={showOrder} />
            {/* Not on a venue's device, whose next guest must not share this order. */}
            {ownPhone && <FollowLinkHere entry={entry} placeName={name.text} />}
            {device !== 'kiosk' && <WithdrawHere entry={entry} />}
          </>
        )}
        backOf={(entry) => <OrderAgainHere entry={entry} leads onShow={showOrder} />}
        onConfirm={answers.confirm}
        onCancel={answers.decline}
        onOrderAgain={(id) => {
          const entry = putAway(id);
          // An address, a name or a time is fixed on the page that asked for it.
          showAt(entry?.details && fieldToMend(entry.refusal) ? 'checkout' : 'cart');
        }}
        onTakeLeft={(id) => {
          for (const portion of putAway(id)?.refusal?.portions ?? [])
            for (const { line, quantity } of takenDown(cart.lines, portion)) setQuantity(line.lineId, quantity);
          showAt('cart');
        }}
        onDismiss={answers.dismiss}
        // On a tablet and in a room the service buttons are in the order panel.
        service={
          device !== 'tablet' &&
          device !== 'room' && (
            <Suspense>
              <serviceParts.OrderService isSent />
            </Suspense>
          )
        }
        toast={(answers.isFailed || guest.isFailed) && <FailedToast onClose={answers.seenFailed} />}
        // A shared device belongs to no single guest.
        guestName={
          ownPhone &&
          isSaid &&
          guest.name !== undefined && <GuestName name={guest.name} longest={MAX_GUEST_NAME} onGive={guest.give} />
        }
        tabs={device === 'phone' && <OrderTabsHere current="orders" />}
        moved={
          isSaid &&
          moved.from !== undefined &&
          session?.table !== undefined && <MovedNotice table={session.table} onSeen={moved.seen} />
        }
      />
    </>
  );
};
