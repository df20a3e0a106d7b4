import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { placeTexts } from '#domain/place/place.ts';
import { seatOf } from '#domain/session/session.ts';
import { MenuLayout } from '#guest/layout/menu-layout.tsx';
import { AfterPaint } from '#guest/lazy/lazy-offline.tsx';
import { pages } from '#guest/lazy/lazy-pages.tsx';
import { SharedDevice } from '#guest/lazy/lazy-shared-device.tsx';
import { comesToOrder } from '#guest/lazy/load-the-rest.ts';
import { FailedToast } from '#guest/notices/failed-toast.tsx';
import { useCart } from '#shared/cart/cart-context.tsx';
import { ConnectionText } from '#shared/frame/connection-text.tsx';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { categoryLinks } from '#shared/menu/category-links.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useFirstCategory } from '#shared/menu/use-first-category.ts';
import { useMenuLinks } from '#shared/menu/whole-menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useIsOnline, useLanguage } from '#shared/tabl-context.tsx';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import { CardPressesFrame } from './card-presses.tsx';
import { CategoryActionsHere } from './category-actions.tsx';
import { usePlaceBar } from './place-bar.tsx';
import { PlaceNotices } from './place-notices.tsx';
import { PlaceTools } from './place-tools.tsx';
import { useShown, useWhere } from './where.ts';

/**
 * Layout of a place's pages: header, category navigation, and beside or over them the cart, the order page or the sent
 * orders.
 */
export const PlaceLayout = ({ device, children }: { readonly device: DeviceKind; readonly children: ReactNode }) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { name } = placeTexts(place, language);
  const show = useShown();
  const { session } = useSession();
  const { cart, added, seenAdded } = useCart();
  const { isBrowseOnly } = useOrdering();
  const isOnline = useIsOnline();
  const categoryLinksHere = useCategoryLinks(device === 'kiosk');
  const { page } = useWhere();
  const hasPanel = device === 'tablet' || device === 'room';
  const bar = usePlaceBar(device);
  const mayOrder = session !== undefined || cart.lines.length > 0;
  useEffect(() => {
    if (mayOrder) comesToOrder({ language, orderType: session?.orderType });
  }, [mayOrder, session?.orderType, language]);

  const OwnPage = show === 'orders' ? pages.OrdersPage : show === 'checkout' && pages.CheckoutPage;
  const orders = OwnPage && (
    <Suspense fallback={<LoadingPart />}>
      <OwnPage framed={device !== 'phone'} />
    </Suspense>
  );

  // On a phone the order page and the sent orders fill the screen; elsewhere the category navigation stays beside them. An
  // upright tablet has the phone's layout, and stays the venue's device.
  if (orders && device === 'phone')
    return (
      <>
        <SharedDevice />
        {orders}
      </>
    );
  return (
    <CategoryActionsHere device={device}>
      <MenuLayout
        device={device}
        placeName={name.text}
        placeLanguage={name.language}
        logo={place.logo}
        homeHref={`/${place.slug}`}
        {...seatOf(session)}
        browseOnly={isBrowseOnly}
        {...categoryLinksHere}
        {...(orders && { current: undefined })}
        page={orders ? 'words' : page}
        connection={<ConnectionText online={isOnline} />}
        tools={<PlaceTools device={device} />}
        notices={<PlaceNotices />}
        panel={
          hasPanel && !isBrowseOnly ? (
            <Suspense fallback={<LoadingPart />}>
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
        bar={hasPanel || orders || (page === 'dish' && device !== 'kiosk') ? undefined : bar}
      >
        {orders || <CardPressesFrame>{children}</CardPressesFrame>}
      </MenuLayout>
      {!hasPanel && show === 'cart' && (
        <Suspense fallback={<LoadingPart over />}>
          <pages.OrderSheet />
        </Suspense>
      )}
    </CategoryActionsHere>
  );
};

/** Links to the categories, and the open one. */
function useCategoryLinks(atKiosk: boolean) {
  const snapshot = useMenu();
  const { index, off } = snapshot;
  const { orderType } = useOrdering();
  const { session } = useSession();
  const { category, isMenuItself } = useWhere();
  const categories = useMemo(
    () => categoryLinks(snapshot, undefined, orderType, session?.roomNumber, atKiosk),
    [snapshot, orderType, session?.roomNumber, atKiosk],
  );
  const current = category === undefined ? undefined : index.categoryBySlug.get(category);
  const first = useFirstCategory(categories, off, isMenuItself);
  const top = current ? index.pathOf(current.id).at(-1)?.id : first;
  const links = useMenuLinks(categories, top);
  return { ...links, currentIsParent: current !== undefined && current.id !== links.current };
}
