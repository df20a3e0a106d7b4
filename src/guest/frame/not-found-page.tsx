import { useRouterState } from '@tanstack/react-router';
import { placeTexts } from '#domain/place/place.ts';
import { NotFoundHint } from '#guest/device/not-found-hint.tsx';
import { useClient } from '#shared/place/use-client.ts';
import { useOpenedPlace } from '#shared/place/use-offered-places.ts';
import { useLanguage } from '#shared/tabl-context.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ServerHead } from './server-head.tsx';
import { StandardTheme } from './standard-theme.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address named a venue that does not exist. */
    noVenue?: boolean | undefined;
  }
}

/**
 * Page for an unknown address, with the head of the venue in the address, else of the guest's last venue. It links to that
 * menu. An unknown venue's address has no head and links to all venues. [S2.02, S8.26]
 */
export const NotFoundPage = () => {
  const opened = useOpenedPlace();
  const client = useClient();
  const { language } = useLanguage();
  const slug = useRouterState({ select: ({ location }) => location.pathname.split('/')[1] });
  const isNoVenue = useRouterState({ select: ({ location }) => location.state.noVenue === true });
  const place = isNoVenue ? undefined : (client?.places.find((one) => one.slug === slug) ?? opened);
  return (
    <ServerHead>
      <StandardTheme>
        <NotFoundScreen
          menuHref={place && `/${place.slug}`}
          venue={place && { name: placeTexts(place, language).name, logo: place.logo, picture: place.picture }}
          hint={<NotFoundHint hasMenu={place !== undefined} />}
        />
      </StandardTheme>
    </ServerHead>
  );
};
