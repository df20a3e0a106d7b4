import { useEffect } from 'react';
import { useAnnounce } from './announcer.tsx';
import { usePageTitle } from './page-head.tsx';

/** A page that came without a reload says its name to those who do not see it come, and the window bears it. */
export const useAnnouncedPage = (name: string): void => {
  const announce = useAnnounce();
  useEffect(() => announce(name), [announce, name]);
  usePageTitle(name);
};
