import { useMenu } from '#shared/menu/menu-context.tsx';
import { useStorageKind, useWorksOffline } from '#shared/tabl-context.tsx';
import { AboutTablScreen } from './about-tabl-screen.tsx';

/** The build's id, inserted at build time. */
declare const __BUILD__: string;

/** The page about this app, for guests. [S2.11] */
export const AboutTablPage = () => {
  const { place } = useMenu();
  const worksOffline = useWorksOffline();
  const storage = useStorageKind();
  return (
    <AboutTablScreen
      version={__BUILD__}
      worksOffline={worksOffline && storage === 'kept'}
      privacyHref={`/${place.slug}/custom-terms#privacy`}
    />
  );
};
