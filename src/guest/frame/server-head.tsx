import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DEFAULT_LANGUAGE } from '#domain/language/language.ts';
import { useLanguage } from '#shared/tabl-context.tsx';
import { PageHead } from '#ui/words/page-head.tsx';

/** Titles of pages outside all places; `site` is their owner. */
export const ServerHead = ({
  site = 'Tabl',
  children,
}: {
  readonly site?: string | undefined;
  readonly children: ReactNode;
}) => {
  const { language } = useLanguage();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const manifest = `/manifest.webmanifest${language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`}`;
  return (
    <PageHead site={site} manifest={manifest} page={path}>
      {children}
    </PageHead>
  );
};
