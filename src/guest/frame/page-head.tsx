import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { placeTexts } from '#domain/place/place.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { PlaceTitles } from './place-titles.tsx';
import { useShown } from './where.ts';

const usePath = (): string => useRouterState({ select: ({ location }) => location.pathname });

/** Titles of a place's pages, and the manifest for installing the place. */
export const PlaceHead = ({ children }: { readonly children: ReactNode }) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const show = useShown();
  const path = usePath();
  const home = `/${place.slug}`;
  const isHome = path === home || path === `${home}/`;
  const isTranslated = place.languages.includes(language) && language !== place.defaultLanguage;
  return (
    <PlaceTitles
      placeName={placeTexts(place, language).name.text}
      shown={show === 'orders' ? 'orders' : isHome ? 'home' : 'page'}
      manifest={`${home}/manifest.webmanifest${isTranslated ? `?lang=${language}` : ''}`}
      page={path}
    >
      {children}
    </PlaceTitles>
  );
};
