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

export interface CheckoutPayment {
  /** The place's offer with an order type, as far as it can be had here now. */
  readonly offerOf: (orderType: OrderType) => CheckoutOffer;
  readonly cards: readonly PaymentInstrument[];
  /** Name of the provider that saves a new card; undefined: our page does not ask whether it is saved. */
  readonly savesWith: string | undefined;
  readonly failure: StartFailure | undefined;
  /** The server is being asked whether the order can be paid, or the payment's page is on its way. */
  readonly isAsking: boolean;
  /** Calls `send` where the order can be paid online now; else says why not, and nothing is sent. */
  readonly pay: (by: Pick<CheckoutForm, 'card' | 'savesCard'>, total: Minor, send: () => void) => void;
  /** Leads to the payment of the order that was saved; false: it is none. */
  readonly saved: (id: OrderId) => boolean;
  /** Signing in, over the form. */
  readonly signIn: ReactNode;
}

/** The offer without a way to pay online. */
const onReceipt = (offer: CheckoutOffer): CheckoutOffer => {
  const payments = offer.payments.filter((method) => method !== 'online');
  return payments.length > 0 ? { ...offer, payments } : offer;
};

/**
 * Paying online from the order page: never queued, never on a shared device, and only where somebody takes the card.
 * [S5.18, S6.05, S8.07]
 */
export function useCheckoutPayment(): CheckoutPayment {
  const { place } = useMenu();
  const navigate = useNavigate();
  const isShared = useIsSharedDevice();
  const isOffered =
    !isShared && place.orderTypes.some(({ type }) => checkoutOffer(place, type).payments.includes('online'));
  const online = usePayOnline(isOffered);
  const [failure, setFailure] = useState<StartFailure>();
  const [asksSignIn, setAsksSignIn] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const asked = useRef(false);
  const sent = useRef<PaymentMeans>(undefined);
  // Providers are not known yet: a guest who presses is told.
  const hasNobody = isShared || online.providers?.length === 0;
  const offerOf = useCallback(
    (type: OrderType) => (hasNobody ? onReceipt(checkoutOffer(place, type)) : checkoutOffer(place, type)),
    [place, hasNobody],
  );
  const first = online.providers?.[0]?.key;
  return {
    offerOf,
    cards: online.instruments,
    savesWith: first && online.asksToSave ? PROVIDER_TRAITS[first].name : undefined,
    failure,
    isAsking,
    pay: ({ card, savesCard }, total, send) => {
      // A second tap is no second order.
      if (asked.current) return;
      asked.current = true;
      setAsking(true);
      setFailure(undefined);
      // The payment's page comes while the server is asked, before the order is sent off.
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
      // Until the payment's page is here nothing may load this one anew: the order has left the cart.
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
