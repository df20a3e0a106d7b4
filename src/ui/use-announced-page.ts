import { useEffect } from 'react';
import { useAnnounce } from './announcer.tsx';

/** A page that came without a reload says its name to those who do not see it come. */
export const useAnnouncedPage = (name: string): void => {
  const announce = useAnnounce();
  useEffect(() => announce(name), [announce, name]);
};
