import { useState } from 'react';
import { RESERVATIONS } from '#domain/booking/booking-terms.ts';
import { WayRow, WaySheet } from '#screens/checkout/way-sheet.tsx';
import { InstallRow } from '#screens/install/install-row.tsx';
import { InstallStepsSheet } from '#screens/install/install-steps-sheet.tsx';
import { MoreMenu } from '#screens/more/more-menu.tsx';
import { PromotionsSheet } from '#screens/more/promotions-sheet.tsx';
import { PlaceChoiceSheet } from '#screens/places/place-choice-sheet.tsx';
import { useIsHouseDevice } from '#state/device/use-house-device.ts';
import { type InstallWay, installFromHere, useInstallWay } from '#state/device/use-install.ts';
import { useVenueWords } from '#state/language/use-venue-words.ts';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useMenuWay } from '#state/order/use-menu-way.ts';
import { useOfferedPlaces } from '#state/place/use-offered-places.ts';
import { usePlacePages } from '#state/place/use-place-pages.ts';
import { useLanguage } from '#state/tabl-context.tsx';
import type { DeviceKind } from '#view/device/device-kind.ts';
import { placeView } from '../place/place-view.ts';
import { joinHref } from '../table/join-href.ts';

/** The menu of tools, and the dialogs that it opens. */
export const MoreDialogs = ({
  device,
  anchor,
  onClose,
}: {
  readonly device: DeviceKind;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { offered } = useOfferedPlaces();
  const { promotionsHtml, promotionsText } = useVenueWords();
  const pages = usePlacePages();
  const isHouses = useIsHouseDevice();
  const installWay = useInstallWay();
  const way = useMenuWay();
  const [shown, setShown] = useState<'promotions' | 'places' | 'install' | 'ways'>();
  const install = (way: InstallWay) => {
    if (way === 'share') return setShown('install');
    onClose();
    void installFromHere();
  };
  const others = offered.filter((one) => one.place.id !== place.id);

  if (shown === 'ways' && way) return <WaySheet {...way} onClose={onClose} />;
  if (shown === 'install') return <InstallStepsSheet onClose={onClose} />;
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
      hasPromotions={promotionsHtml.text !== '' || promotionsText.text !== ''}
      // Until the pages are loaded, the gallery's own page says whether it is empty.
      hasGallery={typeof pages !== 'object' || pages.gallery.length > 0}
      hasReservations={place.modules.includes(RESERVATIONS)}
      hasOtherPlaces={others.length > 0}
      hasProfile={!isHouses}
      extra={
        <>
          {way && <WayRow way={way.taken} onPress={() => setShown('ways')} />}
          {installWay && <InstallRow onPress={() => install(installWay)} />}
        </>
      }
      onPromotions={() => setShown('promotions')}
      onPlaces={() => setShown('places')}
      onLeave={onClose}
    />
  );
};
