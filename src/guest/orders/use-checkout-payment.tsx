import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import type { OrderId } from '#domain/ids.ts';
import type { CheckoutForm } from '#domain/order/checkout/checkout-form.ts';
import { type CheckoutOffer, checkoutOffer } from '#domain/order/checkout/checkout-offer.ts';
import type { PaymentInstrument } from '#domain/payment/instrument.ts';
import type { PaymentMeans, StartFailure } from '#domain/payment/paying.ts';
import { PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { PaymentPage } from '#guest/lazy/lazy-payment.tsx';
import { paymentParts } from '#guest/lazy/lazy-payment-parts.tsx';
import { usePayOnline } from '#guest/payment/use-pay-online.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';

export interface CheckoutPayment {
  /** The place's offer for an order type, limited to what is available now. */
  readonly offerOf: (orderType: OrderType) => CheckoutOffer;
  readonly cards: readonly PaymentInstrument[];
  /** Provider that can save a new card; `undefined` when our page does not ask for consent. */
  readonly savesWith: string | undefined;
  readonly failure: StartFailure | undefined;
  /** The server is being asked about payment, or the payment page is loading. */
  readonly isAsking: boolean;
  /** Calls `send` if the order can be paid online now; otherwise shows why, and sends nothing. */
  readonly pay: (by: Pick<CheckoutForm, 'card' | 'savesCard'>, total: Minor, send: () => void) => void;
  /** Opens the payment of the saved order; returns false when it is not paid online. */
  readonly saved: (id: OrderId) => boolean;
  /** Sign-in sheet over the form. */
  readonly signIn: ReactNode;
}

/** The offer without online payment. */
const onReceipt = (offer: CheckoutOffer): CheckoutOffer => {
  const payments = offer.payments.filter((method) => method !== 'online');
  return payments.length > 0 ? { ...offer, payments } : offer;
};

/**
 * Online payment from the order page: never queued, never on a shared device, and only when a provider takes cards.
 * [S5.18, S6.05, S8.07]
 */
export function useCheckoutPayment(): CheckoutPayment {
  const { place } = useMenu();
  const navigate = useNavigate();
  const isShared = useIsSharedDevice();
  const isInRoom = useSession().session?.roomNumber !== undefined;
  const isOffered =
    !isShared && place.orderTypes.some(({ type }) => checkoutOffer(place, type).payments.includes('online'));
  const online = usePayOnline(isOffered);
  const [failure, setFailure] = useState<StartFailure>();
  const [asksSignIn, setAsksSignIn] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const asked = useRef(false);
  const sent = useRef<PaymentMeans>(undefined);
  // While providers are unknown, a press shows the reason.
  const hasNobody = isShared || online.providers?.length === 0;
  const offerOf = useCallback(
    (type: OrderType) => {
      const offer = checkoutOffer(place, type, { isInRoom });
      return hasNobody ? onReceipt(offer) : offer;
    },
    [place, hasNobody, isInRoom],
  );
  const first = online.providers?.[0]?.key;
  return {
    offerOf,
    cards: online.instruments,
    savesWith: first && online.asksToSave ? PROVIDER_TRAITS[first].name : undefined,
    failure,
    isAsking,
    pay: ({ card, savesCard }, total, send) => {
      // Ignores a second tap.
      if (asked.current) return;
      asked.current = true;
      setAsking(true);
      setFailure(undefined);
      // The payment page loads while the server is asked, before the order is sent.
      void PaymentPage.load().catch(() => undefined);
      const way = online.wayOf(card, savesCard);
      void online
        .fault(way, total)
        .catch((): StartFailure => ({ kind: 'other' }))
        .then((found) => {
          asked.current = false;
          setAsking(false);
          setFailure(found);
          if (found?.kind === 'refused' && found.refusal.code === 'card_payment_requires_login') setAsksSignIn(true);
          if (found) return;
          sent.current = way;
          send();
        });
    },
    saved: (id) => {
      const way = sent.current;
      sent.current = undefined;
      if (!way) return false;
      // Blocks reloads until the payment page is shown, because the order has left the cart.
      setAsking(true);
      void online
        .begin(id, way)
        .catch(() => undefined)
        .then((href) => navigate({ href: href ?? `/${place.slug}?show=orders`, replace: true }))
        .finally(() => setAsking(false));
      return true;
    },
    signIn: asksSignIn && (
      <Suspense>
        <paymentParts.SignIn
          onSignedIn={() => {
            setAsksSignIn(false);
            setFailure(undefined);
          }}
          onClose={() => setAsksSignIn(false)}
        />
      </Suspense>
    ),
  };
}
