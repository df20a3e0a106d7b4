import { Suspense, useState } from 'react';
import { comingDates } from '#domain/place/dated-hours.ts';
import { openState, placeTime } from '#domain/place/hours.ts';
import { placeTexts } from '#domain/place/place.ts';
import { MapPrivacy } from '#guest/delivery/map-privacy.tsx';
import { dialogs } from '#guest/lazy/lazy-dialogs.tsx';
import { useMapServices } from '#shared/delivery/use-map-services.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useCheckoutCatalog } from '#shared/order/use-checkout-catalog.ts';
import { useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { AboutScreen } from './about-screen.tsx';
import type { LegalText } from './legal-links.tsx';
import { useSaidPages } from './said-pages.ts';
import { useVenueContact } from './venue-contact.ts';

/** Empty when the place does not deliver, and until the server has named its services. */
const MapPrivacyHere = () => {
  const { place } = useMenu();
  const isSaid = useCheckoutCatalog();
  const { geocoder, pictures } = useMapServices(place.orderTypes.some(({ type }) => type === 'delivery'));
  return isSaid && <MapPrivacy host={geocoder?.host} tiles={pictures} />;
};

/** The page about the venue. [S2.12] */
export const AboutPage = () => {
  const { place } = useMenu();
  const { serverNow } = useTabl();
  const { language } = useLanguage();
  const contact = useVenueContact();
  const now = useMinute(serverNow);
  const { state, about, gallery } = useSaidPages();
  const [legal, setLegal] = useState<LegalText>();
  const { openingHours, timeZone } = place;
  return (
    <>
      <AboutScreen
        {...placeTexts(place, language)}
        picture={place.picture}
        state={state}
        about={about}
        contact={contact}
        hours={
          openingHours && {
            hours: openingHours,
            open: openState(place, timeZone, now),
            today: placeTime(now, timeZone).weekday,
            dates: comingDates(place.datedHours, placeTime(now, timeZone).date),
            language,
            timeZone,
          }
        }
        languages={place.languages}
        galleryHref={gallery.length > 0 ? `/${place.slug}/gallery` : undefined}
        privacy={<MapPrivacyHere />}
        onLegal={setLegal}
      />
      {legal && (
        <Suspense>
          <dialogs.LegalDialog about={legal} onClose={() => setLegal(undefined)} />
        </Suspense>
      )}
    </>
  );
};
