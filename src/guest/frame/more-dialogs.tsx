import { useState } from 'react';
import { RESERVATIONS } from '#domain/booking/booking-terms.ts';
import { OrderTypeRow } from '#guest/checkout/order-type-row.tsx';
import { OrderTypeSheet } from '#guest/checkout/order-type-sheet.tsx';
import { InstallRow } from '#guest/install/install-row.tsx';
import { InstallStepsHere } from '#guest/install/install-steps-here.tsx';
import { MoreMenu } from '#guest/more/more-menu.tsx';
import { PromotionsSheet } from '#guest/more/promotions-sheet.tsx';
import { useMenuOrderType } from '#guest/order/use-menu-order-type.ts';
import { PlaceChoiceSheet } from '#guest/place/place-choice-sheet.tsx';
import { placeView } from '#guest/place/place-view.ts';
import { joinHref } from '#guest/table/join-href.ts';
import { type InstallMethod, installFromHere, useInstallMethod } from '#shared/device/use-install.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { useVenueTexts } from '#shared/language/use-venue-text.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useCheckoutCatalog } from '#shared/order/use-checkout-catalog.ts';
import { useEntries } from '#shared/outbox/use-outbox.ts';
import { useOfferedPlaces } from '#shared/place/use-offered-places.ts';
import { usePlacePages } from '#shared/place/use-place-pages.ts';
import { useLanguage } from '#shared/tabl-context.tsx';
import type { DeviceKind } from '#ui/view/device-kind.ts';

type Dialog = 'promotions' | 'places' | 'install' | 'ways' | 'cartWays';

/** The menu of tools and its dialogs. `first`: the dialog that opens without the menu before it. */
export const MoreDialogs = ({
  device,
  anchor,
  first,
  onClose,
}: {
  readonly device: DeviceKind;
  readonly anchor: HTMLElement;
  readonly first?: Dialog;
  readonly onClose: () => void;
}) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { offered } = useOfferedPlaces();
  const { promotionsHtml, promotionsText } = useVenueTexts();
  const pages = usePlacePages();
  const isShared = useIsSharedDevice();
  // A withdrawn order leaves the bar, and its dishes can be ordered again from its page.
  const hasOrders = useEntries().length > 0;
  const installEntry = useInstallMethod();
  const isSaid = useCheckoutCatalog();
  const choice = useMenuOrderType();
  const way = isSaid ? choice : undefined;
  const [shown, setShown] = useState<Dialog | undefined>(first);
  const install = (way: InstallMethod) => {
    if (way === 'share') return setShown('install');
    onClose();
    void installFromHere();
  };
  const others = offered.filter((one) => one.place.id !== place.id);

  if (shown === 'ways' || shown === 'cartWays') {
    return way && <OrderTypeSheet {...way} isInCart={shown === 'cartWays'} onClose={onClose} />;
  }
  if (shown === 'install') return <InstallStepsHere onClose={onClose} />;
  if (shown === 'promotions') return <PromotionsSheet text={promotionsText} html={promotionsHtml} onClose={onClose} />;
  if (shown === 'places') {
    return (
      <PlaceChoiceSheet places={others.map((one) => placeView(one, language))} language={language} onClose={onClose} />
    );
  }
  return (
    <MoreMenu
      device={device}
      anchor={anchor}
      onClose={onClose}
      placeHref={`/${place.slug}`}
      joinHref={joinHref(place.slug)}
      ordersHref={hasOrders ? `/${place.slug}?show=orders` : undefined}
      hasPromotions={promotionsHtml.text !== '' || promotionsText.text !== ''}
      // Until the pages are loaded, the gallery counts as non-empty; its own page says if it is empty.
      hasGallery={typeof pages !== 'object' || pages.gallery.length > 0}
      hasReservations={place.modules.includes(RESERVATIONS)}
      hasOtherPlaces={others.length > 0}
      hasProfile={!isShared}
      extra={
        <>
          {way && <OrderTypeRow way={way.taken} onPress={() => setShown('ways')} />}
          {installEntry && <InstallRow onPress={() => install(installEntry)} />}
        </>
      }
      onPromotions={() => setShown('promotions')}
      onPlaces={() => setShown('places')}
      onLeave={onClose}
    />
  );
};
