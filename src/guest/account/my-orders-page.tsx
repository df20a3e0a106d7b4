import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { followHref } from '#contract/order/follow-link.ts';
import { getOrders } from '#core/api/account/account.ts';
import { readAccount } from '#core/platform/account/account-storage.ts';
import { keepOrders, keptOrdersAt } from '#core/platform/account/kept-orders.ts';
import type { KeptOrders } from '#domain/account/kept-orders.ts';
import { additionalTypeText } from '#domain/order/checkout/additional-type-text.ts';
import { pickupText } from '#domain/order/checkout/pickup-text.ts';
import { followKeyOf, isFollowed } from '#domain/order/follow/follow-key.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { sentBefore } from '#domain/order/order-again.ts';
import { isFinal } from '#domain/order/order-status.ts';
import { OrderAgainHere } from '#guest/orders/order-again-here.tsx';
import { useAwaitsBank } from '#guest/payment/use-awaits-bank.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useCheckoutCatalog } from '#shared/order/use-checkout-catalog.ts';
import { useLineNames } from '#shared/order/use-line-names.ts';
import { useEntries } from '#shared/outbox/use-outbox.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { renewWhereDue } from '#shared/session/keep-signed-in.ts';
import { useIsOnline, useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { MyOrdersScreen } from './my-orders-screen.tsx';
import { ProfilePage } from './profile-page.tsx';
import { useAccount } from './use-account.ts';
import { useAccountCatalog } from './use-account-catalog.ts';
import { useTakenOrders } from './use-taken-orders.ts';

/** `undefined`: loading; `unheard`: cannot be loaded now. `isLast`: as last loaded, because they cannot be loaded now. */
type MyOrders = (KeptOrders & { readonly isLast: boolean }) | 'unheard' | undefined;

/**
 * A customer's orders at the open place, the newest first; requested again when the network returns and when the account has
 * taken over orders. Kept on the device for when it is offline. [S7.33]
 */
function useMyOrders(isSignedIn: boolean, takenOver: number): MyOrders {
  const { http, serverNow } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [orders, setOrders] = useState<MyOrders>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again by the last two.
  useEffect(() => {
    if (!isSignedIn) return setOrders(undefined);
    let isHeard = true;
    const secret = readAccount()?.secret;
    void renewWhereDue(http, serverNow())
      .then(() => getOrders(http, place.id, place.currency))
      .then((found) => {
        if (found.ok) {
          const loaded: KeptOrders = { loadedAt: serverNow(), orders: found.value };
          if (secret !== undefined) keepOrders(secret, place.id, loaded);
          if (isHeard) setOrders({ ...loaded, isLast: false });
        } else if (isHeard) {
          const kept = keptOrdersAt(place.id);
          setOrders((before) => {
            const last = typeof before === 'object' ? before : kept;
            return last ? { ...last, isLast: true } : 'unheard';
          });
        }
      });
    return () => {
      isHeard = false;
    };
  }, [http, serverNow, place.id, place.currency, isSignedIn, isOnline, takenOver]);
  return orders;
}

/** Page of a running order that this device sent: the last one leads the own orders, an earlier one has its link. */
function useFollowHref(now: number): (order: PlacedOrder) => string | undefined {
  const { place } = useMenu();
  const entries = useEntries();
  const own = `/${place.slug}?show=orders`;
  return (order) => {
    if (isFinal(order.status)) return undefined;
    const at = entries.findIndex(({ id }) => id === order.id);
    const key = at > 0 && isFollowed(order, now) && followKeyOf(entries[at]?.secret ?? '');
    if (key) return followHref(place.slug, key);
    return at < 0 ? undefined : own;
  };
}

/** A customer's orders at this place, or the sign-in options when nobody is signed in. [S2.14] */
export const MyOrdersPage = () => {
  const isSaid = [useAccountCatalog(), useCheckoutCatalog(), useServiceCatalog()].every(Boolean);
  const isShared = useIsSharedDevice();
  const { state } = useAccount();
  const isIn = state.kind === 'in' && !isShared;
  const takenOver = useTakenOrders(isIn) ?? 0;
  const orders = useMyOrders(isIn, takenOver);
  const { place } = useMenu();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const wordsOf = useLineNames();
  const awaitsBankOf = useAwaitsBank();
  const { serverNow, deviceNow } = useTabl();
  const now = useMinute(serverNow) ?? deviceNow();
  const followHrefOf = useFollowHref(now);
  if (!isSaid) return <LoadingPart />;
  if (!isIn) return <ProfilePage />;
  return (
    <MyOrdersScreen
      orders={typeof orders === 'object' ? orders.orders : orders}
      lastLoadedAt={typeof orders === 'object' && orders.isLast ? orders.loadedAt : undefined}
      takenOver={takenOver}
      profileHref={`/${place.slug}/profile`}
      menuHref={`/${place.slug}`}
      language={language}
      orderLanguage={place.defaultLanguage}
      wordsOf={wordsOf}
      pickupOf={(details) => pickupText(place, details, language)}
      additionalTypeOf={(details) => additionalTypeText(place, details, language)}
      timeZone={place.timeZone}
      now={now}
      followHrefOf={followHrefOf}
      awaitsBankOf={awaitsBankOf}
      againOf={(order) => (
        <OrderAgainHere
          entry={{ ...sentBefore(order), label: order.label }}
          onShow={() => void navigate({ to: '/$place', params: { place: place.slug }, search: { show: 'cart' } })}
        />
      )}
    />
  );
};
