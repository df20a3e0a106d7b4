import { useEffect } from 'react';
import { useAnnounce } from './announcer.tsx';
import { focusPage } from './focus-page.ts';
import { usePageTitle } from './page-head.tsx';

/**
 * Tells guests who do not see it of a page that opened without a reload: its heading takes the focus, else the page is
 * announced. Titles the window after it.
 */
export const useAnnouncedPage = (name: string): void => {
  const announce = useAnnounce();
  useEffect(() => {
    if (!focusPage()) announce(name);
  }, [announce, name]);
  usePageTitle(name);
};

/** Gives the focus to the heading of a page that says by itself what it is, and again where `key` tells of another heading. */
export const useFocusedPage = (key: string | undefined): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key, another heading.
  useEffect(() => void focusPage(true), [key]);
};
