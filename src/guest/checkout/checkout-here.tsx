import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { streetLine } from '#domain/delivery/address.ts';
import type { OrderId } from '#domain/ids.ts';
import { afterOrder, asksWhereEaten, withGuest } from '#domain/order/checkout/checkout-form.ts';
import { checkoutOffer, firstAdditionalType, firstPayment } from '#domain/order/checkout/checkout-offer.ts';
import { fieldToMend, isAsRefused } from '#domain/order/checkout/to-mend.ts';
import { withdrawable } from '#domain/order/checkout/withdrawal.ts';
import { detailsAsked } from '#domain/order/order-details.ts';
import { stoppedAhead } from '#domain/order/times/ahead.ts';
import { ZERO } from '#domain/pricing/money.ts';
import { withoutPackaging } from '#domain/pricing/without-packaging.ts';
import { focusPart } from '#guest/checkout/form/faults-left.tsx';
import { ClosedHere } from '#guest/notices/closed-here.tsx';
import { useAgreement } from '#guest/order/use-agreement.ts';
import { useCheckoutForm } from '#guest/order/use-checkout-form.ts';
import { useCheckoutPrice, useIsCarried, useOrderedCart } from '#guest/order/use-checkout-price.ts';
import { useTypeOfMenu } from '#guest/order/use-chosen-type.ts';
import { type KeptCheckout, useKeepCheckout } from '#guest/order/use-kept-checkout.ts';
import { useKnownGuest } from '#guest/order/use-known-guest.ts';
import { useOrder } from '#guest/order/use-order.ts';
import { useOrderMail } from '#guest/order/use-order-mail.ts';
import { useFormLater, useIsTimeHeld } from '#guest/order/use-order-times.ts';
import { RefusedNotice } from '#guest/orders/later/refused-notice.tsx';
import { WithdrawalLine } from '#guest/orders/later/withdrawal-notice.tsx';
import { useCheckoutPayment } from '#guest/orders/use-checkout-payment.tsx';
import { joinHref } from '#guest/table/join-href.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { ChangedNotice } from '#shared/cart/changed-notice.tsx';
import { SendFailure } from '#shared/cart/send-failure.tsx';
import { useDropHeld } from '#shared/cart/use-held-lines.ts';
import { useDeviceKind } from '#shared/device/use-device.ts';
import { useDeviceMark } from '#shared/device/use-device-mark.ts';
import { useIsKiosk } from '#shared/device/use-is-kiosk.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { SEND_WORDS } from '#shared/order/reason-text.tsx';
import { summaryOf } from '#shared/outbox/outbox.ts';
import { useLastSent } from '#shared/outbox/use-outbox.ts';
import { PriceSteps } from '#shared/pricing/price-steps.tsx';
import { useVat } from '#shared/pricing/use-vat.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useIsOnline, useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { CarriedNextText } from './carried-next-text.tsx';
import { CheckoutFoot } from './checkout-foot.tsx';
import { CheckoutParts } from './checkout-parts.tsx';
import { CheckoutScreen } from './checkout-screen.tsx';
import { MinimumAheadText } from './delivery-ahead.tsx';
import { FreeDelivery } from './free-delivery.tsx';
import { KioskLines } from './kiosk-lines.tsx';
import { OfflineKioskText } from './offline-kiosk-text.tsx';
import { OrderTypeTitle } from './order-type-title.tsx';
import { Review } from './review.tsx';
import { focusUnfit, UnfitNotice } from './unfit-notice.tsx';
import { useLimits } from './use-limits.tsx';
import { useOfferHere } from './use-offers-without-table.ts';
import { useOrderTypeFacts } from './use-order-type-facts.ts';
import { useOrderTypes } from './use-order-types.ts';
import { useUpsell } from './use-upsell.tsx';
import { OrderWithdrawalHere } from './withdrawal-here.tsx';

const NOTHING: Parameters<typeof useVat>[0] = { steps: [] };

type OfferedTypes = ReturnType<typeof useOrderTypes>;

const isOpen = ({ needs, type }: OfferedTypes[number]): boolean =>
  needs === undefined && detailsAsked(type) !== undefined;

/** The last chosen order type if it is available; else the only available one. */
const firstType = (ways: OfferedTypes, taken: OfferedTypes[number]['type'] | undefined) => {
  const open = ways.filter(isOpen).map(({ type }) => type);
  return open.find((type) => type === taken) ?? (open.length === 1 ? open[0] : undefined);
};

const lostTimeOf = ({ refused }: KeptCheckout): number | undefined =>
  fieldToMend(refused?.refusal) === 'wantedAt' ? refused?.details?.wantedAt : undefined;

/** An ASAP order rejected by a place or zone that accepts it for another time. */
const isForLater = ({ refused }: KeptCheckout): boolean =>
  fieldToMend(refused?.refusal) === 'wantedAt' && refused?.refusal?.nextAt !== undefined;

/** The order page, rendered once the saved form is loaded. */
export const CheckoutHere = ({ framed, kept }: { readonly framed: boolean; readonly kept: KeptCheckout }) => {
  const { place, index, settings } = useMenu();
  const { session, orderType: scanned, pricedAs } = useSession();
  const { stopped, isBrowseOnly } = useOrdering();
  const isKiosk = useIsKiosk();
  const mark = useDeviceMark();
  const { cart: stored, remove, removed, seenRemoved, whenShown } = useCart();
  // Dishes that left the order while this page shows no cart. Until the guest has read it, the order is not sent.
  const [knownBefore] = useState(removed);
  const lost = isKiosk ? [] : removed.filter((line) => !knownBefore.includes(line));
  const { language } = useLanguage();
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const ways = useOrderTypes();
  const factsOf = useOrderTypeFacts();
  const agreement = useAgreement();
  const room = session?.roomNumber;
  const [first] = useState(() => ({
    orderType: firstType(ways, scanned ? kept.form?.orderType : (pricedAs ?? kept.form?.orderType)),
    ...(room !== undefined && {
      room,
      payment: firstPayment(checkoutOffer(place, 'room', { isInRoom: true }), kept.form?.payment),
    }),
    // The tablet stands in the room and never leaves it; a guest's own phone may be at the pool.
    additionalType: firstAdditionalType(checkoutOffer(place, 'room'), {
      chosen: kept.form?.additionalType,
      isInRoom: mark === 'room',
    }),
  }));
  const guest = useKnownGuest();
  const device = useDeviceKind(session?.orderType === 'room');
  const hasPanel = (device === 'tablet' || device === 'room') && !isBrowseOnly;
  const isCarried = useIsCarried();
  const mail = useOrderMail();
  const orderedCart = useOrderedCart();
  const isTimeHeld = useIsTimeHeld(orderedCart);
  const now = useMinute(useTabl().serverNow);
  const [lostTime, setLostTime] = useState(() => lostTimeOf(kept));
  const isHeld = useCallback<typeof isTimeHeld>(
    (form) => (lostTime === undefined || form.wantedAt !== lostTime) && isTimeHeld(form),
    [isTimeHeld, lostTime],
  );
  const payment = useCheckoutPayment();
  const lastSent = useLastSent();
  const offerOf = useOfferHere(payment.offerOf);
  const control = useCheckoutForm({
    kept: withGuest(kept.form, guest.known),
    first,
    asks: { offerOf, byNumber: isKiosk, agreement: agreement !== undefined, isCarried, isHeld },
    placePhone: place.phone,
    keep: useKeepCheckout(kept.visitId),
  });
  const { orderType } = control.form;
  useTypeOfMenu(orderType);
  const later = useFormLater(control.form);
  const dropHeld = useDropHeld(place.id);
  const asksWhere = orderType !== undefined && asksWhereEaten(offerOf(orderType), { byNumber: isKiosk });
  // Until the guest answers, nothing is packed.
  const isToGo = asksWhere ? (control.form.isToGo ?? false) : undefined;
  const cutlery = isToGo === false ? undefined : control.form.cutlery;
  const priced = useCheckoutPrice(orderedCart, { ...control.form, isToGo, cutlery });
  const ordered = priced?.cart ?? stored;
  const vat = useVat(priced?.price ?? NOTHING, orderType, isToGo);

  const show = useCallback(
    (what: 'cart' | 'orders' | undefined) =>
      void navigate({
        to: '.',
        search: ({ show: _, ...before }) => ({ ...before, ...(what && { show: what }) }),
        replace: true,
      }),
    [navigate],
  );
  const shown = useRef(control);
  shown.current = control;
  const { keep: keepGuest, isForgotten } = guest;
  const paid = useRef(payment.saved);
  paid.current = payment.saved;
  const onSaved = useCallback(
    (id: OrderId) => {
      const { form } = shown.current;
      if (form.orderType && detailsAsked(form.orderType)?.name === 'required') keepGuest(form);
      shown.current.change({ ...afterOrder(form), ...(isForgotten() && { name: '', phone: '', agreed: false }) });
      if (!paid.current(id)) show('orders');
    },
    [show, keepGuest, isForgotten],
  );
  const order = useOrder(onSaved);
  const press = useRef<() => void>(undefined);
  const isAnswered = useRef(false);
  const upsell = useUpsell(
    () => {
      // The form stays editable during a question, so it is validated again when the last question is answered.
      isAnswered.current = true;
      press.current?.();
      isAnswered.current = false;
    },
    { cart: ordered, orderType, off: priced?.offThen, isOnPage: true },
  );
  const limits = useLimits(upsell.send, ordered);

  const isSaid = useServiceCatalog();
  const { refused } = kept;
  const toMend = fieldToMend(refused?.refusal);
  const isReady = priced !== undefined;
  // The time may be free again, so a guest may choose it anew.
  const takeTime = (wantedAt: number | undefined) => {
    setLostTime(undefined);
    control.change({ wantedAt });
  };
  const { wantedAt } = control.form;
  // "As soon as possible" may be valid again once the place is open.
  const isTimeLost =
    lostTime === undefined
      ? isForLater(kept) && wantedAt === undefined && !isTimeHeld(control.form)
      : wantedAt === lostTime;
  const isToMend =
    refused?.details &&
    toMend &&
    (toMend === 'wantedAt'
      ? isTimeLost
      : isAsRefused(toMend, control.form, refused.details, orderType && offerOf(orderType)));
  // The guest returned to fix this part, so it gets the focus instead of the heading.
  useEffect(() => {
    if (isReady && toMend && isToMend) focusPart(toMend);
  }, [isReady, toMend, isToMend]);

  // The reason stands in that part, which may be above the screen.
  useEffect(() => {
    if (payment.failure) focusPart('payment');
  }, [payment.failure]);

  if (!priced) return null;
  const { price, unfit, delivery, ahead, cart } = priced;
  const { address } = control.form;
  const reason = stoppedAhead(stopped, settings.times);
  // A kiosk's guest leaves, so an order that reaches the kitchen later would be cooked for nobody.
  const isUnheard = isKiosk && !isOnline && orderType !== undefined && offerOf(orderType).byNumber === true;
  const covered = withdrawable(index, cart.lines);
  // The panel shows the order with the menu's order type; a line available only with this page's type is shown here alone.
  const isSaidBeside =
    hasPanel && cart.lines.every(({ lineId }) => stored.lines.some((shown) => shown.lineId === lineId));
  const isWhole = price.lines.every((line) => line !== undefined);
  const takesPickup = ways.some((way) => way.type === 'preorder' && isOpen(way));
  const take = (type: OfferedTypes[number]['type']) => {
    if (detailsAsked(type)) control.change({ orderType: type });
    else show('cart');
  };
  const lostNotice = lost.length > 0 && (
    <div role="alert">
      <ChangedNotice removed={lost} priceChanged={false} priceChanges={[]} index={index} onSeen={seenRemoved} />
    </div>
  );
  const onBack = () => show(isKiosk ? undefined : 'cart');
  return (
    <CheckoutScreen
      framed={framed}
      onBack={onBack}
      isKiosk={isKiosk}
      ways={ways}
      scanHref={joinHref(place.slug)}
      factsOf={factsOf}
      control={control}
      title={<OrderTypeTitle type={isKiosk ? undefined : orderType} room={room} />}
      onTake={take}
      onSend={({ orderType: as, details: said }) => {
        // Mails use the page's language.
        const details = said.email === undefined ? said : { ...said, language };
        if (order.isSaving || !isWhole || isUnheard) return;
        if (unfit.length > 0) return focusUnfit();
        if (!isAnswered.current) return limits.send();
        const send = () => order.sendWith({ orderType: as, details, cart, price });
        // An order that costs nothing needs no payment.
        if (details.payment === 'online' && price.total > 0) payment.pay(control.form, price.total, send);
        else send();
      }}
      foot={(onPress) => {
        press.current = onPress;
        return (
          <>
            <div role="alert">
              {(order.failure === 'changed' || order.failure === 'storage') && <SendFailure reason={order.failure} />}
            </div>
            {cart.lines.length === 0 && lostNotice}
            <CheckoutFoot
              price={price}
              to={orderType === 'delivery' && address ? streetLine(address) : undefined}
              deliveryFrom={ahead?.fee?.isExact ? undefined : ahead?.fee?.amount}
              blocked={
                reason === 'place_closed' ? (
                  <ClosedHere />
                ) : reason ? (
                  SEND_WORDS[reason]
                ) : isUnheard ? (
                  <OfflineKioskText />
                ) : later && !later.takesTime ? (
                  <CarriedNextText at={later.at} timeZone={place.timeZone} now={now} />
                ) : undefined
              }
              isEmpty={cart.lines.length === 0}
              toMinimum={ahead?.minimum?.missing ?? ZERO}
              minimum={<MinimumAheadText ahead={ahead} language={language} placeLanguage={place.defaultLanguage} />}
              menuHref={`/${place.slug}`}
              ordersHref={lastSent?.href}
              isSending={order.isSaving || payment.isAsking}
              offline={!isOnline}
              scan={
                ways.length > 0 && ways.every(({ needs }) => needs !== undefined)
                  ? { href: joinHref(place.slug), inRoom: ways.some(({ needs }) => needs === 'room') }
                  : undefined
              }
              question={lostNotice || limits.question || upsell.question}
              withdrawal={isSaid && covered.dishes.length > 0 && <WithdrawalLine dishes={covered.dishes} />}
              onBack={isKiosk ? onBack : undefined}
              onPress={() => whenShown(() => press.current?.())}
            />
          </>
        );
      }}
    >
      {isSaid && refused && isToMend && (
        <RefusedNotice entry={refused} timeZone={place.timeZone} now={now} onTakeTime={takeTime} />
      )}
      <UnfitNotice
        dishes={unfit.map(({ lineId, productId, seenName }) => {
          const product = index.productById.get(productId);
          return { lineId, name: product?.name ?? seenName, language: product?.textLanguage };
        })}
        onRemove={() => {
          for (const line of unfit) (cart.lines.includes(line) ? remove : dropHeld)(line.lineId);
        }}
      />
      {isKiosk && <KioskLines cart={cart} price={price} />}
      {isKiosk && upsell.offered}
      {orderType && (
        <CheckoutParts
          control={control}
          orderType={orderType}
          priced={priced}
          offer={offerOf(orderType)}
          agreement={agreement}
          mail={mail}
          guest={guest}
          isNobody={isKiosk}
          toMend={isToMend ? toMend : undefined}
          onTakeTime={takeTime}
          cards={payment.cards}
          savesWith={payment.savesWith}
          notPaid={payment.failure}
          onPickup={takesPickup ? () => control.change({ orderType: 'preorder' }) : undefined}
        />
      )}
      {!isKiosk && upsell.offered}
      {!isKiosk && !isSaidBeside && cart.lines.length > 0 && (
        <Review
          summary={summaryOf({ cart, price, snapshot: { index } }).map((line, at) => {
            const of = price.lines[at];
            return of ? { ...line, total: withoutPackaging(of, line.quantity) } : line;
          })}
        />
      )}
      {payment.signIn}
      <OrderWithdrawalHere lines={cart.lines} />
      <FreeDelivery facts={delivery?.facts} />
      <PriceSteps price={price} vat={vat} isTotalBelow />
    </CheckoutScreen>
  );
};
