import { useEffect } from 'react';
import { useAnnounce } from './announcer.tsx';
import { usePageTitle } from './page-head.tsx';

/** Announces a page that opened without a reload to guests who do not see it, and titles the window after it. */
export const useAnnouncedPage = (name: string): void => {
  const announce = useAnnounce();
  useEffect(() => announce(name), [announce, name]);
  usePageTitle(name);
};
