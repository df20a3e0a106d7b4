import { useLingui } from '@lingui/react/macro';
import { useRouterState, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DEFAULT_LANGUAGE } from '#domain/language.ts';
import { placeWords } from '#domain/place.ts';
import { useMenu } from '#state/menu-context.tsx';
import { useLanguage } from '#state/use-language.ts';
import { PageHead } from '#ui/page-head.tsx';

const usePath = (): string => useRouterState({ select: ({ location }) => location.pathname });

/** The titles of a place's pages, as the server gives them too: "Shopska salad · Neven". */
export const PlaceHead = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useLingui();
  const { place } = useMenu();
  const { language } = useLanguage();
  const { show } = useSearch({ from: '/$place' });
  const path = usePath();
  const site = placeWords(place, language).name.text;
  const home = `/${place.slug}`;
  const isHome = path === home || path === `${home}/`;
  const orders = show === 'orders' ? `${t`My orders`} · ${site}` : undefined;
  const spoken = place.languages.includes(language) && language !== place.defaultLanguage;
  return (
    <PageHead
      site={site}
      title={orders ?? (isHome ? `${site} · ${t`Menu`}` : undefined)}
      manifest={`${home}/manifest.webmanifest${spoken ? `?lang=${language}` : ''}`}
      page={path}
    >
      {children}
    </PageHead>
  );
};

/** The titles of the pages that belong to no place; `site` is their owner. */
export const HouseHead = ({
  site = 'Tabl',
  title,
  children,
}: {
  readonly site?: string | undefined;
  readonly title?: string;
  readonly children: ReactNode;
}) => {
  const { language } = useLanguage();
  return (
    <PageHead
      site={site}
      title={title && `${title} · ${site}`}
      manifest={`/manifest.webmanifest${language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`}`}
      page={usePath()}
    >
      {children}
    </PageHead>
  );
};
