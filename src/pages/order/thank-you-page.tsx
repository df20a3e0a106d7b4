import { useLocation } from '@tanstack/react-router';
import { placeWords } from '#domain/place/place.ts';
import { seatOf } from '#domain/session/session.ts';
import { ConnectionWord } from '#screens/menu-layout/connection-word.tsx';
import { NoMenuNotice } from '#screens/notices/menu-notices.tsx';
import { OnItsWay } from '#screens/notices/on-its-way.tsx';
import { NoOrderScreen, ThankYouScreen } from '#screens/order-more/thank-you-screen.tsx';
import { useDeviceKind } from '#state/device/use-device.ts';
import { MenuProvider, useMenu } from '#state/menu/menu-context.tsx';
import { endedOrderAt, useIsEmbedded } from '#state/order/use-embedded.ts';
import { useReadEntries } from '#state/outbox/use-outbox.ts';
import { useRememberedPlace } from '#state/place/use-offered-places.ts';
import { useOpenedMenu } from '#state/place/use-opened-menu.ts';
import { useServiceWords } from '#state/service/use-service-words.ts';
import { SessionProvider, useSession } from '#state/session/session-context.tsx';
import { useIsOnline, useLanguage, useStorageKind } from '#state/tabl-context.tsx';
import { HouseHead } from '../frame/house-head.tsx';
import { PlaceLook } from '../frame/place-look.tsx';
import { StandardTheme } from '../frame/standard-theme.tsx';
import { joinHref } from '../table/join-href.ts';
import { FollowLinkHere } from './follow-link-here.tsx';

type EndedOrder = ReturnType<typeof endedOrderAt>;

/** The page at the end of an order, in an app that shows these pages and anywhere else. [S2.04] */
export const ThankYouPage = () => {
  const ended = endedOrderAt(useLocation().searchStr);
  const remembered = useRememberedPlace();
  const isSaid = useServiceWords();
  const slug = ended.place ?? remembered?.place?.slug;
  if (!isSaid || (slug === undefined && !remembered)) return <OnItsWay />;
  return slug === undefined ? <NoOrder /> : <EndedAt slug={slug} ended={ended} />;
};

const NoOrder = () => (
  <HouseHead>
    <StandardTheme>
      <NoOrderScreen homeHref="/" />
    </StandardTheme>
  </HouseHead>
);

const EndedAt = ({ slug, ended }: { readonly slug: string; readonly ended: EndedOrder }) => {
  const opened = useOpenedMenu(slug);
  switch (opened.kind) {
    case 'loading':
      return <OnItsWay />;
    case 'unknown':
      return <NoOrder />;
    case 'failed':
      return (
        <StandardTheme>
          <main>
            <NoMenuNotice failure={opened.failure} onRetry={opened.retry} />
          </main>
        </StandardTheme>
      );
    case 'open':
      return (
        <MenuProvider slug={slug}>
          <SessionProvider>
            <Ended ended={ended} />
          </SessionProvider>
        </MenuProvider>
      );
  }
};

const Ended = ({ ended }: { readonly ended: EndedOrder }) => {
  const { place, index } = useMenu();
  const { name } = placeWords(place, useLanguage().language);
  const { session } = useSession();
  const device = useDeviceKind(session?.orderType === 'room');
  const entries = useReadEntries();
  const isOnline = useIsOnline();
  const storage = useStorageKind();
  const isEmbedded = useIsEmbedded();
  const asked = ended.order ? entries?.find(({ id }) => id === ended.order) : entries?.[0];
  const entry = ended.isWithoutTable ? undefined : asked;
  return (
    <PlaceLook device={device}>
      <HouseHead site={name.text}>
        {entries ? (
          <ThankYouScreen
            placeName={name.text}
            placeLanguage={name.language}
            {...seatOf(session)}
            homeHref={`/${place.slug}`}
            joinHref={joinHref(place.slug)}
            timeZone={place.timeZone}
            entry={entry}
            isWithoutTable={ended.isWithoutTable}
            isKept={storage === 'kept'}
            ownPhone={device === 'phone'}
            embedded={isEmbedded}
            nameOf={(dish) => index.productById.get(dish)?.name}
            connection={<ConnectionWord online={isOnline} />}
            share={entry && device === 'phone' ? <FollowLinkHere entry={entry} placeName={name.text} /> : undefined}
          />
        ) : (
          <OnItsWay />
        )}
      </HouseHead>
    </PlaceLook>
  );
};
