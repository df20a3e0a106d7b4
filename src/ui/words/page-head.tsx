import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo } from 'react';

interface Titles {
  /** Behind every page's own name: the venue. */
  readonly site: string;
  /** Stands alone, whatever the page in it calls itself. */
  readonly title: string | undefined;
}

const TitlesContext = createContext<Titles>({ site: '', title: undefined });

const titleOf = (name: string, { site, title }: Titles): string => title ?? [name, site].filter(Boolean).join(' · ');

/** What the window is called while nothing below says better, and what a browser would install from here. */
export const PageHead = ({
  site,
  title,
  manifest,
  page,
  children,
}: {
  readonly site: string;
  readonly title?: string | undefined;
  /** The manifest's address. */
  readonly manifest: string;
  /** Another page is another title, though nothing else here has changed. */
  readonly page: string;
  readonly children: ReactNode;
}) => {
  const titles = useMemo<Titles>(() => ({ site, title }), [site, title]);
  // Before the effects of the page below, which knows its own name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title of the page before must not stay.
  useLayoutEffect(() => {
    document.title = titleOf('', titles);
  }, [titles, page]);
  useEffect(() => {
    const link = document.querySelector('link[rel="manifest"]');
    if (link && link.getAttribute('href') !== manifest) link.setAttribute('href', manifest);
  }, [manifest]);
  return <TitlesContext value={titles}>{children}</TitlesContext>;
};

/** Names the window after the page that is open: "Shopska salad · Neven". */
export const usePageTitle = (name: string): void => {
  const titles = useContext(TitlesContext);
  useEffect(() => {
    document.title = titleOf(name, titles);
  }, [name, titles]);
};
