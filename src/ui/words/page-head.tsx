import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo } from 'react';

interface Titles {
  /** The venue's name, appended to every page title. */
  readonly site: string;
  /** A fixed title that overrides the page's own. */
  readonly title: string | undefined;
}

const TitlesContext = createContext<Titles>({ site: '', title: undefined });

const titleOf = (name: string, { site, title }: Titles): string => title ?? [name, site].filter(Boolean).join(' · ');

/** Sets the window title while the page below sets none, and the manifest for installation. */
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
  /** The page's address: a new page resets the title, even if no other prop changed. */
  readonly page: string;
  readonly children: ReactNode;
}) => {
  const titles = useMemo<Titles>(() => ({ site, title }), [site, title]);
  // Runs before the effects of the page below, which sets its own title.
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

/** Titles the window after the open page: "Shopska salad · Neven". */
export const usePageTitle = (name: string): void => {
  const titles = useContext(TitlesContext);
  useEffect(() => {
    document.title = titleOf(name, titles);
  }, [name, titles]);
};
