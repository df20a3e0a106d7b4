import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { placeWords } from '#domain/place/place.ts';
import { seatOf } from '#domain/session/session.ts';
import { ConnectionWord } from '#screens/menu-layout/connection-word.tsx';
import { MenuLayout } from '#screens/menu-layout/menu-layout.tsx';
import { FailedToast } from '#screens/notices/failed-toast.tsx';
import { OnItsWay } from '#screens/notices/on-its-way.tsx';
import { useCart } from '#state/cart/cart-context.tsx';
import { categoryLinks } from '#state/menu/category-links.ts';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useMenuWays } from '#state/menu/whole-menu-context.tsx';
import { useOrdering } from '#state/order/ordering-context.tsx';
import { useSession } from '#state/session/session-context.tsx';
import { useIsOnline, useLanguage } from '#state/tabl-context.tsx';
import type { DeviceKind } from '#view/device/device-kind.ts';
import { AfterPaint } from '../lazy/lazy-offline.tsx';
import { pages } from '../lazy/lazy-pages.tsx';
import { comesToOrder } from '../lazy/load-the-rest.ts';
import { PlaceChange } from '../place/place-change.tsx';
import { CardPressesFrame } from './card-presses.tsx';
import { CategoryDoors } from './category-doors.tsx';
import { usePlaceBar } from './place-bar.tsx';
import { PlaceNotices } from './place-notices.tsx';
import { PlaceTools } from './place-tools.tsx';
import { useShown, useWhere } from './where.ts';

/**
 * The layout of a place's pages: the head, the ways through the menu, and beside or over them the order, the
 * order page or the sent orders.
 */
export const PlaceLayout = ({ device, children }: { readonly device: DeviceKind; readonly children: ReactNode }) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { name } = placeWords(place, language);
  const show = useShown();
  const { session } = useSession();
  const { cart, added, seenAdded } = useCart();
  const { isBrowseOnly } = useOrdering();
  const isOnline = useIsOnline();
  const ways = useWays();
  const { page } = useWhere();
  const hasPanel = device === 'tablet' || device === 'room';
  const bar = usePlaceBar(device);
  const mayOrder = session !== undefined || cart.lines.length > 0;
  useEffect(() => {
    if (mayOrder) comesToOrder({ language, orderType: session?.orderType });
  }, [mayOrder, session?.orderType, language]);

  const OwnPage = show === 'orders' ? pages.OrdersPage : show === 'checkout' && pages.CheckoutPage;
  const orders = OwnPage && (
    <Suspense fallback={<OnItsWay />}>
      <OwnPage framed={device !== 'phone'} />
    </Suspense>
  );

  // On a phone the order page and the sent orders have the whole screen; elsewhere the way through the menu stays beside them.
  if (orders && device === 'phone') return orders;
  return (
    <CategoryDoors device={device}>
      <MenuLayout
        device={device}
        placeName={name.text}
        placeLanguage={name.language}
        logo={place.logo}
        homeHref={`/${place.slug}`}
        {...seatOf(session)}
        browseOnly={isBrowseOnly}
        {...ways}
        {...(orders && { current: undefined })}
        page={orders ? 'words' : page}
        connection={<ConnectionWord online={isOnline} />}
        tools={<PlaceTools device={device} />}
        notices={<PlaceNotices />}
        panel={
          hasPanel && !isBrowseOnly ? (
            <Suspense fallback={<OnItsWay />}>
              <pages.OrderPanel />
            </Suspense>
          ) : undefined
        }
        toasts={
          <>
            <AfterPaint>
              <pages.PlaceNews />
            </AfterPaint>
            {added === 'failed' ? (
              <FailedToast onClose={seenAdded} />
            ) : (
              added && (
                <Suspense>
                  <pages.AddedToast {...added} key={added.key} onClose={seenAdded} />
                </Suspense>
              )
            )}
          </>
        }
        bar={hasPanel || orders || page === 'dish' ? undefined : bar}
      >
        {orders || <CardPressesFrame>{children}</CardPressesFrame>}
      </MenuLayout>
      {!hasPanel && show === 'cart' && (
        <Suspense fallback={<OnItsWay over />}>
          <pages.OrderSheet />
        </Suspense>
      )}
      <PlaceChange />
    </CategoryDoors>
  );
};

/** The links to the categories, and the one that is open. */
function useWays() {
  const snapshot = useMenu();
  const { index } = snapshot;
  const { orderType } = useOrdering();
  const { session } = useSession();
  const { category, isMenuItself } = useWhere();
  const categories = useMemo(
    () => categoryLinks(snapshot, undefined, orderType, session?.roomNumber),
    [snapshot, orderType, session?.roomNumber],
  );
  const current = category === undefined ? undefined : index.categoryBySlug.get(category);
  const first = isMenuItself ? (categories.find(({ isPage }) => isPage) ?? categories[0])?.id : undefined;
  const top = current ? index.pathOf(current.id).at(-1)?.id : first;
  const ways = useMenuWays(categories, top);
  return { ...ways, currentIsParent: current !== undefined && current.id !== ways.current };
}
