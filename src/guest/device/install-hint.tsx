import { useRouterState } from '@tanstack/react-router';
import { type ComponentProps, Suspense, useState } from 'react';
import { placeTexts } from '#domain/place/place.ts';
import { InstallStrip } from '#guest/install/install-strip.tsx';
import { installDialogs } from '#guest/lazy/lazy-install-dialogs.tsx';
import { installFromHere, useInstallHint, useInstallMethod } from '#shared/device/use-install.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useLanguage } from '#shared/tabl-context.tsx';

/** Offers installation to the home screen, on a dish list and not on a dish page. */
export const InstallHint = () => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const way = useInstallMethod();
  const { isWelcome, refuse } = useInstallHint();
  const isList = useIsList(place.slug);
  const [isExplaining, setExplaining] = useState(false);
  if (isExplaining) {
    const close = () => {
      setExplaining(false);
      // Shown once only, so it is marked as refused.
      refuse();
    };
    return (
      <Suspense>
        <installDialogs.InstallStepsHere onClose={close} />
      </Suspense>
    );
  }
  if (!way || !isWelcome || !isList) return null;
  return (
    <StripOnceSaid
      place={placeTexts(place, language).name}
      onInstall={() => {
        if (way === 'share') setExplaining(true);
        else void installFromHere().then(refuse);
      }}
      onRefuse={refuse}
    />
  );
};

/** Loads the strip's texts only when it is shown, because most visits show none. */
const StripOnceSaid = (strip: ComponentProps<typeof InstallStrip>) =>
  useServiceCatalog() && <InstallStrip {...strip} />;

const useIsList = (slug: string): boolean =>
  useRouterState({
    select: ({ location, matches }) => {
      const params: { category?: string; product?: string } = matches.at(-1)?.params ?? {};
      const isHome = location.pathname === `/${slug}`;
      return isHome || (params.category !== undefined && params.product === undefined);
    },
  });
