import { Suspense, useState } from 'react';
import { openState, placeTime } from '#domain/hours.ts';
import { placeWords } from '#domain/place.ts';
import { AboutScreen } from '#screens/about/about-screen.tsx';
import type { LegalText } from '#screens/terms/legal-links.tsx';
import { useMenu } from '#state/menu-context.tsx';
import { useSession } from '#state/session-context.tsx';
import { useTabl } from '#state/tabl-context.tsx';
import { useLanguage } from '#state/use-language.ts';
import { useMinute } from '#state/use-minute.ts';
import { useDeviceKind } from '#state/use-theme.ts';
import { useVenueWords } from '#state/use-venue-words.ts';
import { LegalDialog } from './-lazy-dialogs.tsx';
import { useSaidPages } from './-said-pages.ts';

/** The venue tells of itself. [S2.12] */
export const AboutPage = () => {
  const { place } = useMenu();
  const { serverNow } = useTabl();
  const { language } = useLanguage();
  const { session } = useSession();
  const { social } = useVenueWords();
  const device = useDeviceKind(session?.orderType === 'room');
  const now = useMinute(serverNow);
  const { state, about, gallery } = useSaidPages();
  const [legal, setLegal] = useState<LegalText>();
  const { openingHours, timeZone } = place;
  return (
    <>
      <AboutScreen
        {...placeWords(place, language)}
        device={device}
        picture={place.picture}
        state={state}
        about={about}
        contact={{
          address: { text: place.address, language: place.textLanguage },
          location: place.location,
          phone: place.phone,
          email: place.email,
          social,
        }}
        hours={
          openingHours && {
            hours: openingHours,
            open: openState(openingHours, timeZone, now),
            today: placeTime(now, timeZone).weekday,
            language,
            timeZone,
          }
        }
        languages={place.languages}
        galleryHref={gallery.length > 0 ? `/${place.slug}/gallery` : undefined}
        onLegal={setLegal}
      />
      {legal && (
        <Suspense>
          <LegalDialog about={legal} onClose={() => setLegal(undefined)} />
        </Suspense>
      )}
    </>
  );
};
