import { useLocation } from '@tanstack/react-router';
import { placeTexts } from '#domain/place/place.ts';
import { seatOf } from '#domain/session/session.ts';
import { PlaceLook } from '#guest/frame/place-look.tsx';
import { ServerHead } from '#guest/frame/server-head.tsx';
import { StandardTheme } from '#guest/frame/standard-theme.tsx';
import { NoMenuNotice } from '#guest/notices/menu-notices.tsx';
import { endedOrderAt, useIsEmbedded } from '#guest/order/use-embedded.ts';
import { NoOrderScreen, ThankYouScreen } from '#guest/orders/later/thank-you-screen.tsx';
import { joinHref } from '#guest/table/join-href.ts';
import { useDeviceKind } from '#shared/device/use-device.ts';
import { useIsOwnPhone } from '#shared/device/use-own-phone.ts';
import { ConnectionText } from '#shared/frame/connection-text.tsx';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { MenuProvider, useMenu } from '#shared/menu/menu-context.tsx';
import { useReadEntries } from '#shared/outbox/use-outbox.ts';
import { useRememberedPlace } from '#shared/place/use-offered-places.ts';
import { useOpenedMenu } from '#shared/place/use-opened-menu.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { SessionProvider, useSession } from '#shared/session/session-context.tsx';
import { useIsOnline, useLanguage, useStorageKind } from '#shared/tabl-context.tsx';
import { FollowLinkHere } from './follow-link-here.tsx';

type EndedOrder = ReturnType<typeof endedOrderAt>;

/** Final page of an order, in an embedding app and elsewhere. [S2.04] */
export const ThankYouPage = () => {
  const ended = endedOrderAt(useLocation().searchStr);
  const remembered = useRememberedPlace();
  const isSaid = useServiceCatalog();
  const slug = ended.place ?? remembered?.place?.slug;
  if (!isSaid || (slug === undefined && !remembered)) return <LoadingPart />;
  return slug === undefined ? <NoOrder /> : <EndedAt slug={slug} ended={ended} />;
};

const NoOrder = () => (
  <ServerHead>
    <StandardTheme>
      <NoOrderScreen homeHref="/" />
    </StandardTheme>
  </ServerHead>
);

const EndedAt = ({ slug, ended }: { readonly slug: string; readonly ended: EndedOrder }) => {
  const opened = useOpenedMenu(slug);
  switch (opened.kind) {
    case 'loading':
      return <LoadingPart />;
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
  const { name } = placeTexts(place, useLanguage().language);
  const { session } = useSession();
  const device = useDeviceKind(session?.orderType === 'room');
  const ownPhone = useIsOwnPhone();
  const entries = useReadEntries();
  const isOnline = useIsOnline();
  const storage = useStorageKind();
  const isEmbedded = useIsEmbedded();
  const asked = ended.order ? entries?.find(({ id }) => id === ended.order) : entries?.[0];
  const entry = ended.isWithoutTable ? undefined : asked;
  return (
    <PlaceLook device={device}>
      <ServerHead site={name.text}>
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
            ownPhone={ownPhone}
            embedded={isEmbedded}
            nameOf={(dish) => index.productById.get(dish)?.name}
            connection={<ConnectionText online={isOnline} />}
            share={entry && ownPhone ? <FollowLinkHere entry={entry} placeName={name.text} /> : undefined}
          />
        ) : (
          <LoadingPart />
        )}
      </ServerHead>
    </PlaceLook>
  );
};
