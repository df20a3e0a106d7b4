import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useRef, useState } from 'react';
import { bookingHref } from '#contract/booking/booking.ts';
import { payOnReceipt } from '#core/api/payment/payments-requests.ts';
import { checkoutOffer, receiptMethods } from '#domain/order/checkout/checkout-offer.ts';
import type { ReceiptMethod } from '#domain/order/checkout/payment-method.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { isLeftOpen, type Paying, type StartFailure } from '#domain/payment/paying.ts';
import { placeTexts } from '#domain/place/place.ts';
import { PlaceLook } from '#guest/frame/place-look.tsx';
import { ServerHead } from '#guest/frame/server-head.tsx';
import { StandardTheme } from '#guest/frame/standard-theme.tsx';
import { paymentParts } from '#guest/lazy/lazy-payment-parts.tsx';
import { NoMenuNotice } from '#guest/notices/menu-notices.tsx';
import { useDeviceKind } from '#shared/device/use-device.ts';
import { ConnectionText } from '#shared/frame/connection-text.tsx';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { PressAgain, TakeOver } from '#shared/lazy/lazy-early.tsx';
import { MenuProvider, useMenu } from '#shared/menu/menu-context.tsx';
import { useCheckoutCatalog } from '#shared/order/use-checkout-catalog.ts';
import { useReadEntries } from '#shared/outbox/use-outbox.ts';
import { useOpenedMenu } from '#shared/place/use-opened-menu.ts';
import { SessionProvider, useSession } from '#shared/session/session-context.tsx';
import { useIsOnline, useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { NoPaymentScreen } from './no-payment-screen.tsx';
import { PaidHere } from './paid-here.tsx';
import { linkOfSearch } from './payment-address.ts';
import { PaymentScreen } from './payment-screen.tsx';
import { usePayment } from './use-payment.ts';

const NO_ENTRIES: readonly OutboxEntry[] = [];

interface PayOnReceipt {
  /** True: the kitchen has the order. A second press during the request is ignored. */
  readonly onReceipt: (paying: Paying, method: ReceiptMethod) => Promise<boolean>;
  /** Why the last press had no effect; `undefined`: no message. */
  readonly failure: StartFailure | undefined;
}

/** Switches an order with a failed card payment to payment on receipt. Never queued; offline it says so. */
function usePayOnReceipt(): PayOnReceipt {
  const { http } = useTabl();
  const { place } = useMenu();
  const [failure, setFailure] = useState<StartFailure>();
  const isAsked = useRef(false);
  const { id, currency } = place;
  const onReceipt = useCallback(
    async (paying: Paying, method: ReceiptMethod) => {
      if (isAsked.current) return false;
      isAsked.current = true;
      setFailure(undefined);
      const done = await payOnReceipt(http, { place: id, currency }, paying, method);
      isAsked.current = false;
      if (!done.ok) setFailure(done.error);
      return done.ok;
    },
    [http, id, currency],
  );
  return { onReceipt, failure };
}

/** Page of a card payment: opened by the payer, or by the provider's redirect. [S2.07] */
export const PaymentPage = ({ slug }: { readonly slug: string }) => {
  const opened = useOpenedMenu(slug);
  const isSaid = useCheckoutCatalog();
  if (opened.kind === 'loading' || !isSaid) return <LoadingPart />;
  if (opened.kind === 'unknown' || opened.kind === 'failed')
    return (
      <ServerHead>
        <StandardTheme>
          {opened.kind !== 'failed' ? (
            <NoPaymentScreen homeHref="/" isUnheard={false} />
          ) : (
            <main>
              <NoMenuNotice failure={opened.failure} onRetry={opened.retry} />
            </main>
          )}
        </StandardTheme>
      </ServerHead>
    );
  return (
    <MenuProvider slug={slug}>
      <SessionProvider>
        <PaymentHere />
      </SessionProvider>
    </MenuProvider>
  );
};

const PaymentHere = () => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { name } = placeTexts(place, language);
  const { session } = useSession();
  const device = useDeviceKind(session?.orderType === 'room');
  return (
    <PlaceLook device={device}>
      <ServerHead site={name.text}>
        <Shown placeName={name.text} />
        <TakeOver part={PressAgain} />
      </ServerHead>
    </PlaceLook>
  );
};

const Shown = ({ placeName }: { readonly placeName: string }) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { name } = placeTexts(place, language);
  const { searchStr } = useLocation();
  const isOnline = useIsOnline();
  const entries = useReadEntries();
  const payment = usePayment(linkOfSearch(searchStr));
  const [asksSignIn, setAsksSignIn] = useState(false);
  const navigate = useNavigate();
  const { onReceipt, failure } = usePayOnReceipt();
  const homeHref = `/${place.slug}`;
  const ordersHref = `${homeHref}?show=orders`;
  if (payment.kind === 'loading') return <LoadingPart />;
  if (payment.kind !== 'shown') return <NoPaymentScreen homeHref={ordersHref} isUnheard={payment.kind === 'unheard'} />;
  const { paying, stand, isUnreached, isHeard, isCancelling } = payment;
  const isOrder = paying.isShare !== true && paying.bookingKey === undefined;
  const entry = entries?.find(({ id }) => id === paying.id);
  const card = entry?.order?.cardPayment;
  const orderType = entry?.order?.orderType;
  const receipt = orderType && card?.awaits ? receiptMethods(checkoutOffer(place, orderType)) : [];
  return (
    <>
      <PaymentScreen
        placeName={placeName}
        placeLanguage={name.language}
        homeHref={homeHref}
        connection={<ConnectionText online={isOnline} />}
        view={{
          stand,
          paying,
          isUnreached,
          isLeftOpen: isHeard && isLeftOpen(paying),
          isCancelling,
          label: entry?.label,
          until: card?.until,
          isCooked: !isOrder || (card !== undefined && !card.awaits && card.state !== 'success'),
          order: card?.awaits ? undefined : entry?.order,
          timeZone: place.timeZone,
          receipt,
          orderType: orderType ?? 'preorder',
        }}
        paid={stand === 'success' && <PaidHere paying={paying} entries={entries ?? NO_ENTRIES} />}
        ordersHref={paying.bookingKey === undefined ? ordersHref : bookingHref(place.slug, paying.bookingKey)}
        checkoutHref={`${homeHref}?show=checkout`}
        onLeave={payment.leave}
        onLook={payment.look}
        onCancel={payment.cancel}
        notCancelled={payment.notCancelled}
        onAgain={() => payment.again(paying.way)}
        onOtherCard={() => payment.again({ kind: 'page', provider: paying.way.provider })}
        onSignIn={() => setAsksSignIn(true)}
        onReceipt={(method) =>
          void onReceipt(paying, method).then((isDone) => {
            if (isDone) void navigate({ href: ordersHref, replace: true });
          })
        }
        notReleased={failure}
      />
      {asksSignIn && (
        <Suspense>
          <paymentParts.SignIn
            onSignedIn={() => {
              setAsksSignIn(false);
              payment.again(paying.way);
            }}
            onClose={() => setAsksSignIn(false)}
          />
        </Suspense>
      )}
    </>
  );
};
