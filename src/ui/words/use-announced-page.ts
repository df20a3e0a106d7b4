import { useEffect } from 'react';
import { useAnnounce } from './announcer.tsx';
import { focusPage } from './focus-page.ts';
import { usePageTitle } from './page-head.tsx';

/** Announces a page that opened without a reload: focuses its heading, or announces its name. Then titles the window. */
export const useAnnouncedPage = (name: string): void => {
  const announce = useAnnounce();
  useEffect(() => {
    if (!focusPage()) announce(name);
  }, [announce, name]);
  usePageTitle(name);
};

/** Focuses the heading of a page that names itself, and again when `key` changes. */
export const useFocusedPage = (key: string | undefined): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key, another heading.
  useEffect(() => void focusPage(true), [key]);
};
