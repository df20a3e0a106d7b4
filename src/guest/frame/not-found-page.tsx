import { useOpenedPlace } from '#shared/place/use-offered-places.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ServerHead } from './server-head.tsx';
import { StandardTheme } from './standard-theme.tsx';

/** Page for an unknown address. It links to the guest's last menu, else to the operator's home page. [S2.02, S8.26] */
export const NotFoundPage = () => {
  const place = useOpenedPlace();
  return (
    <ServerHead>
      <StandardTheme>
        <NotFoundScreen menuHref={place && `/${place.slug}`} />
      </StandardTheme>
    </ServerHead>
  );
};
